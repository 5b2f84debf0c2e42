import {badRequest} from '../http/ApiError';
import type {Invitation} from '../store/Store';
import type {Call, Handlers} from './Handler';
import {pageOf} from './users';

const week = 7 * 86_400;

function pending({organization, seconds}: Call): Invitation[] {
  return organization.invitations.filter(({expires_at}) => expires_at > seconds);
}

function others(call: Call, email: string): Invitation[] {
  return pending(call).filter(({invitee_email}) => invitee_email !== email);
}

/** The operations on invitations. */
export const invitations: Handlers = {
  'list-pending-invites': (call) => ({
    json: {invites: pageOf(pending(call), call), total_invites: pending(call).length},
  }),

  'invite-user-to-organization': (call) => {
    const {invitee_email, role} = call.body as Pick<Invitation, 'invitee_email' | 'role'>;
    const {users} = call.organization;
    if (users.some(({email}) => email === invitee_email)) {
      throw badRequest('invitee_email belongs to a user of the organization already.');
    }
    const inviter = users.find((user) => user.role === 'admin');
    const invitation: Invitation = {
      invitee_email,
      inviter_email: inviter?.email ?? 'dashboard@logistics.example',
      created_at: call.seconds,
      expires_at: call.seconds + week,
      role,
    };
    // A second invitation takes the place of the first.
    call.organization.invitations = [...others(call, invitee_email), invitation];
    return {json: invitation};
  },

  'delete-invitation': (call) => {
    const {invitee_email} = call.body as Pick<Invitation, 'invitee_email'>;
    const rest = others(call, invitee_email);
    if (rest.length === pending(call).length) {
      throw badRequest('invitee_email has no pending invitation.');
    }
    call.organization.invitations = rest;
    return {json: {}};
  },
};
