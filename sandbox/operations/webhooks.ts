import {canBeCalled, notCallable} from '../delivery/canBeCalled';
import {badRequest} from '../http/ApiError';
import type {WebhookRecord} from '../store/Store';
import {applyChanges, type Call, found, type Handlers, withoutSecret} from './Handler';

function findWebhook({organization, parameters}: Call): WebhookRecord {
  const id = String(parameters.webhook_id).toLowerCase();
  return found(organization.webhooks.find(({webhook_id}) => webhook_id === id));
}

function checkUrl(url: string, field: string): void {
  if (!canBeCalled(url)) throw badRequest(notCallable(field));
}

export const webhooks: Handlers = {
  'list-registered-webhooks': ({organization}) => ({
    json: {webhooks: organization.webhooks.map(withoutSecret)},
  }),

  'create-webhook-endpoint': ({organization, body, store}) => {
    const {url, name, max_batch_size = 100} = body as Partial<WebhookRecord> & {url: string};
    checkUrl(url, 'url');
    if (organization.webhooks.length >= 2) {
      throw badRequest('An organization can have at most 2 webhook endpoints.');
    }
    const webhook: WebhookRecord = {
      webhook_id: store.random.uuid(),
      org_id: organization.details.org_id,
      ...(name !== undefined && {name}),
      url,
      max_batch_size,
      secret: `example-webhook-secret-${store.random.hex(8)}`,
    };
    organization.webhooks.push(webhook);
    return {json: webhook};
  },

  'update-webhook-endpoint': (call) => {
    const webhook = findWebhook(call);
    const changes = call.body as {set_url?: string};
    if (changes.set_url !== undefined) checkUrl(changes.set_url, 'set_url');
    applyChanges(webhook, changes);
    return {json: withoutSecret(webhook)};
  },

  'delete-webhook-endpoint': (call) => {
    const webhook = findWebhook(call);
    call.organization.webhooks = call.organization.webhooks.filter((each) => each !== webhook);
    return {json: {}};
  },
};
