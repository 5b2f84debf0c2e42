import {describe, expect, it} from 'vitest';
import {hashSource, integrityOf} from './digests';

describe('hashSource', () => {
  it('is what browsers compute', () => {
    // From the specification, CSP Level 3, section 6.7.3.3.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('takes line ends as the parser leaves them', () => {
    expect(hashSource('a\r\nb\rc')).toBe(hashSource('a\nb\nc'));
  });
});

describe('integrityOf', () => {
  it('is what browsers compute', () => {
    // From the specification, Subresource Integrity, section 3.1.
    expect(integrityOf("alert('Hello, world.');")).toBe(
      'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
    );
  });
});
