// Has Node 20 compile functions anew after fifteen times as much use, since builds and tests end before that pays.
// Later releases refuse the option, and need none (handbook/decisions/test-time.md).
export const compileLater = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : [];
