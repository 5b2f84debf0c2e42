import {badRequest, notFound} from '../http/ApiError';
import type {User} from '../store/Store';
import type {Call, Handlers} from './Handler';

/** One page of a list, by the parameters `page_number` and `page_size`. */
export function pageOf<T>(items: T[], {parameters}: Call): T[] {
  const size = parameters.page_size as number;
  const start = (parameters.page_number as number) * size;
  return items.slice(start, start + size);
}

function findUser({organization, parameters}: Call): User {
  const user = organization.users.find(({user_id}) => user_id === parameters.user_id);
  if (!user) throw notFound();
  return user;
}

/** The operations on users. */
export const users: Handlers = {
  'list-users-in-organization': (call) => ({json: {users: pageOf(call.organization.users, call)}}),

  'add-user-to-organization': ({organization, body, store, seconds}) => {
    const {email, role} = body as Pick<User, 'email' | 'role'>;
    if (organization.users.some((user) => user.email === email)) {
      throw badRequest('email belongs to a user of the organization already.');
    }
    const user: User = {
      user_id: store.random.uuid(),
      email,
      email_confirmed: false,
      first_name: '',
      last_name: '',
      created_at: seconds,
      last_active_at: seconds,
      role,
    };
    organization.users.push(user);
    return {json: user};
  },

  'update-user-in-organization': (call) => {
    const user = findUser(call);
    const changes = call.body as {set_first_name?: string; set_last_name?: string; set_role?: User['role']};
    user.first_name = changes.set_first_name ?? user.first_name;
    user.last_name = changes.set_last_name ?? user.last_name;
    user.role = changes.set_role ?? user.role;
    return {json: user};
  },

  'delete-user-from-organization': (call) => {
    const user = findUser(call);
    call.organization.users = call.organization.users.filter((each) => each !== user);
    return {json: {}};
  },
};
