/** Code as the guide for writers describes it: a file's name, numbers, marks, and a patch. */
export const fences = `
\`\`\`c title="src/main.c" showLineNumbers=7 {1}
int a;
// diff-remove
int b;
// diff-add
int c;
int wide = ${'1 + '.repeat(60)}1;
\`\`\`

\`\`\`diff
-CONFIG_BT=n
+CONFIG_BT=y
\`\`\`
`;
