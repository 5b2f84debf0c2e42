/** An answer that is not 2xx, with the body that Algolia gives it. */
export class WireError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'WireError';
  }
}
