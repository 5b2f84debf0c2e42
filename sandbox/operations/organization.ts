import {badRequest} from '../http/ApiError';
import {createInvitation, createUser, type Invitation, type User} from '../store/Store';
import {applyChanges, type Call, found, type Handlers} from './Handler';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', {timeZone: name});
    return true;
  } catch {
    return false;
  }
}

/** One page of a list, by the parameters `page_number` and `page_size`. */
function pageOf<T>(items: T[], {parameters}: Call): T[] {
  const size = parameters.page_size as number;
  const start = (parameters.page_number as number) * size;
  return items.slice(start, start + size);
}

function findUser({organization, parameters}: Call): User {
  return found(organization.users.find(({user_id}) => user_id === parameters.user_id));
}

function pending({organization, seconds}: Call): Invitation[] {
  return organization.invitations.filter(({expires_at}) => expires_at > seconds);
}

function others(call: Call, email: string): Invitation[] {
  return pending(call).filter(({invitee_email}) => invitee_email !== email);
}

export const organization: Handlers = {
  'retrieve-organization-metadata': (call) => ({json: call.organization.details}),

  'update-organization-metadata': ({organization: {details}, body}) => {
    const changes = body as {set_timezone?: string};
    if (Object.keys(changes).length === 0) throw badRequest('At least one field to change is required.');
    if (changes.set_timezone !== undefined && !isTimeZone(changes.set_timezone)) {
      throw badRequest('set_timezone must be a name from the IANA time zone database.');
    }
    applyChanges(details, changes);
    return {json: details};
  },

  'list-users-in-organization': (call) => ({json: {users: pageOf(call.organization.users, call)}}),

  'add-user-to-organization': ({organization, body, store, seconds}) => {
    const {email, role} = body as Pick<User, 'email' | 'role'>;
    if (organization.users.some((user) => user.email === email)) {
      throw badRequest('email belongs to a user of the organization already.');
    }
    const user = createUser(store.random.uuid(), email, role, seconds);
    organization.users.push(user);
    return {json: user};
  },

  'update-user-in-organization': (call) => {
    const user = findUser(call);
    applyChanges(user, call.body as object);
    return {json: user};
  },

  'delete-user-from-organization': (call) => {
    const user = findUser(call);
    call.organization.users = call.organization.users.filter((each) => each !== user);
    return {json: {}};
  },

  'list-pending-invites': (call) => ({
    json: {invites: pageOf(pending(call), call), total_invites: pending(call).length},
  }),

  'invite-user-to-organization': (call) => {
    const {invitee_email, role} = call.body as Pick<Invitation, 'invitee_email' | 'role'>;
    const {users} = call.organization;
    if (users.some(({email}) => email === invitee_email)) {
      throw badRequest('invitee_email belongs to a user of the organization already.');
    }
    const inviter = users.find((user) => user.role === 'admin')?.email ?? 'dashboard@logistics.example';
    const invitation = createInvitation(invitee_email, inviter, role, call.seconds);
    // A second invitation takes the place of the first.
    call.organization.invitations = [...others(call, invitee_email), invitation];
    return {json: invitation};
  },

  'delete-invitation': (call) => {
    const {invitee_email} = call.body as Pick<Invitation, 'invitee_email'>;
    const rest = others(call, invitee_email);
    if (rest.length === pending(call).length) throw badRequest('invitee_email has no pending invitation.');
    call.organization.invitations = rest;
    return {json: {}};
  },
};
