/** A part of an address; one with a percent sign of its own is not always written encoded. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
