/** Path of the operation that is added to a file, to measure a page as wide as pages get. */
export const widePath = '/bench/wide';

/** An operation whose answer has so many properties, twelve in each of its objects. */
export function wideOperation(properties: number): Record<string, unknown> {
  const inObject = 12;
  const text = {
    type: 'string',
    maxLength: 250,
    description: 'Name of it, as *people* call it.',
    example: 'Hall',
  };
  const part = {
    type: 'object',
    description: 'A part.',
    properties: Object.fromEntries(
      Array.from({length: inObject - 1}, (_, index) => [`field_${index}`, text]),
    ),
  };
  const parts = Array.from({length: properties / inObject}, (_, index) => [`part_${index}`, part]);
  return {
    get: {
      operationId: 'bench-wide',
      summary: 'Get all of it',
      tags: ['Bench'],
      responses: {
        200: {
          description: 'All of it.',
          content: {'application/json': {schema: {type: 'object', properties: Object.fromEntries(parts)}}},
        },
      },
    },
  };
}
