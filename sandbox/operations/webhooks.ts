import {canBeCalled} from '../delivery/canBeCalled';
import {badRequest, notFound} from '../http/ApiError';
import {notCallable} from '../http/notCallable';
import type {WebhookRecord} from '../store/Store';
import type {Call, Handlers} from './Handler';

function withoutSecret({secret: _, ...webhook}: WebhookRecord) {
  return webhook;
}

function findWebhook({organization, parameters}: Call): WebhookRecord {
  const id = String(parameters.webhook_id).toLowerCase();
  const webhook = organization.webhooks.find(({webhook_id}) => webhook_id === id);
  if (!webhook) throw notFound();
  return webhook;
}

function checkUrl(url: string, field: string): void {
  if (!canBeCalled(url)) throw badRequest(notCallable(field));
}

/** The operations on webhook endpoints. */
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
    const {set_name, set_url, set_max_batch_size} = call.body as {
      set_name?: string;
      set_url?: string;
      set_max_batch_size?: number;
    };
    if (set_url !== undefined) checkUrl(set_url, 'set_url');
    if (set_name !== undefined) webhook.name = set_name;
    webhook.url = set_url ?? webhook.url;
    webhook.max_batch_size = set_max_batch_size ?? webhook.max_batch_size;
    return {json: withoutSecret(webhook)};
  },

  'delete-webhook-endpoint': (call) => {
    const webhook = findWebhook(call);
    call.organization.webhooks = call.organization.webhooks.filter((each) => each !== webhook);
    return {json: {}};
  },
};
