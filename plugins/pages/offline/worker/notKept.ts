/** What a reader without network gets for a page that is not kept, such as one that came with a later build. */
export function notKept(baseUrl: string, style: string): Response {
  const html = `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>No network</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<main class="container padding-vert--xl">
<h1>No network</h1>
<p>This page is not kept on your device. It may be newer than what you kept, or the address has a slip.</p>
<p><a href="${baseUrl}">Start of the documentation</a></p>
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; font-src 'self'",
    },
  });
}
