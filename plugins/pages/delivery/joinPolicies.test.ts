import {expect, it} from 'vitest';
import {joinPolicies} from './joinPolicies';

it('allows what any of the policies does', () => {
  const older = "default-src 'none'; script-src 'self' 'sha256-old='; frame-ancestors 'none'";
  const newer = "default-src 'none'; script-src 'self' 'sha256-new='; connect-src 'self'";
  expect(joinPolicies([newer, older])).toBe(
    "default-src 'none'; script-src 'self' 'sha256-new=' 'sha256-old='; connect-src 'self'; frame-ancestors 'none'",
  );
});

it('forbids nothing that one of them allows', () => {
  expect(joinPolicies(["img-src 'none'", "img-src 'self'"])).toBe("img-src 'self'");
});

it('leaves one policy as it is', () => {
  const policy = "default-src 'none'; script-src 'self' https://b.example https://a.example";
  expect(joinPolicies([policy])).toBe(policy);
});
