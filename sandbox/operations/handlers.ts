import {apiKeys} from './apiKeys';
import {billing} from './billing';
import {devices} from './devices';
import type {Handlers} from './Handler';
import {invitations} from './invitations';
import {metrics} from './metrics';
import {organization} from './organization';
import {retrievePackets} from './retrievePackets';
import {users} from './users';
import {webhooks} from './webhooks';

/** The implementation of every operation of the document, by `operationId`. */
export const handlers: Handlers = {
  ...apiKeys,
  ...organization,
  ...users,
  ...invitations,
  ...devices,
  'retrieve-organization-packets': retrievePackets,
  ...webhooks,
  ...metrics,
  ...billing,
};
