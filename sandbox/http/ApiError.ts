const errorNames = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
} as const;

/** An answer other than 200: its status, a sentence for people, and headers beyond those that all answers have. */
export class ApiError extends Error {
  constructor(
    readonly status: keyof typeof errorNames,
    readonly description: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(description);
  }

  get body() {
    return {code: this.status, name: errorNames[this.status], description: this.description};
  }
}

export function badRequest(description: string): ApiError {
  return new ApiError(400, description);
}

/** The error 404 of every method and path that no operation has. */
export function noOperation(): ApiError {
  return new ApiError(404, 'No operation has this method and path.');
}

/** What was thrown as an answer: the error 500 for another reason than the caller's. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(500, 'The request could not be completed. Try again later.');
}

/** A success: a body for JSON, or the bytes of a PDF document, and headers beyond those that all answers have. */
export type Success = {json: unknown; headers?: Record<string, string>} | {pdf: Uint8Array<ArrayBuffer>};

/** What a call came to, as an answer with the ID of its request. */
export function respond(result: Success | ApiError, requestId: string): Response {
  const headers = {'X-Request-ID': requestId, 'Cache-Control': 'no-store'};
  if ('pdf' in result) {
    return new Response(result.pdf, {headers: {...headers, 'Content-Type': 'application/pdf'}});
  }
  const [status, body] = result instanceof ApiError ? [result.status, result.body] : [200, result.json];
  return new Response(JSON.stringify(body), {
    status,
    headers: {...headers, 'Content-Type': 'application/json', ...result.headers},
  });
}
