function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name, ...sources]) => [name, sources]));
}

/** A content security policy that allows what any of the given ones does, in the order of the first. */
export function joinPolicies([first, ...others]: string[]): string {
  const joined = directives(first);
  for (const [name, sources] of others.flatMap((policy) => [...directives(policy)])) {
    const all = new Set([...(joined.get(name) ?? []), ...sources]);
    if (all.size > 1) all.delete("'none'");
    joined.set(name, [...all].sort());
  }
  return [...joined].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
