import {expect, it} from 'vitest';
import {addIntegrity, integrityOf} from './addIntegrity';

it('names the content of each script of the build, and changes nothing else', () => {
  const html =
    '<!doctype html><p title="<script src=/no.js>">é<script src=/a.js defer></script><script>1</script><script defer src="/b.js"></script><script src=https://x.example/c.js></script>';
  const known: Record<string, string> = {'/a.js': 'A+/=', '/b.js': 'B'};
  expect(addIntegrity(html, (src) => known[src])).toBe(
    '<!doctype html><p title="<script src=/no.js>">é<script integrity="A+/=" src=/a.js defer></script><script>1</script><script integrity="B" defer src="/b.js"></script><script src=https://x.example/c.js></script>',
  );
});

it('leaves a page alone that has it already', () => {
  const html = '<script integrity=x src=/a.js></script>';
  expect(addIntegrity(html, () => 'y')).toBe(html);
});

it('is what browsers compute', () => {
  // From the specification, Subresource Integrity, section 3.1.
  expect(integrityOf("alert('Hello, world.');")).toBe(
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  );
});
