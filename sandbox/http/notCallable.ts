/** What an error says of a webhook address that no packets can be delivered to. */
export function notCallable(field: string): string {
  return `${field} must be an https:// address with a host and without a user name or password.`;
}
