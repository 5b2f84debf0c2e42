/**
 * A text with a secret replaced by asterisks.
 *
 * Nothing here prints the key on purpose; this is for texts that others wrote, such as an answer that repeats it.
 */
export function withoutSecret(text: string, secret: string | undefined): string {
  // What is shorter is no key, and taking it out would garble the sentence that says so.
  return secret && secret.length >= 8 ? text.replaceAll(secret, '*****') : text;
}
