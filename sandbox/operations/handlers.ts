import {apiKeys} from './apiKeys';
import {devices} from './devices';
import type {Handlers} from './Handler';
import {billing, metrics} from './metrics';
import {organization} from './organization';
import {retrievePackets} from './retrievePackets';
import {webhooks} from './webhooks';

/** The implementation of every operation of the document, by `operationId`. */
export const handlers: Handlers = {
  ...apiKeys,
  ...organization,
  ...devices,
  'retrieve-organization-packets': retrievePackets,
  ...webhooks,
  ...metrics,
  ...billing,
};
