/** Of a sample or an answer of more lines, which stand in a narrow column, the beginning is shown until it is opened. */
export const mostSampleLines = 21;

/** One language that calls are shown in. */
export interface Language {
  label: string;
  /** Prism's grammars, where there are more than its own: what that one builds on, and that one. */
  grammars?: string[];
  /** How it reads a variable of the environment; in bash that stands between double quotes. */
  read: (variable: string) => string;
  /** A text, where the former would stand. */
  quote: (text: string) => string;
  /** For those that httpsnippet writes: its names for it, and what its samples lack. */
  snippet?: {
    target: [language: string, client: string, options?: object];
    /** Between two texts, where it is no `+`. */
    plus?: string;
    base64: (text: string) => string;
    /** A text of several lines. */
    block?: (text: string) => string;
    /** What httpsnippet leaves out, around code whose texts are not filled in yet; `texts` are all of them. */
    complete: (code: string, texts: string) => string;
  };
}

const single = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Languages by their value in `Choices`, in their order: addresses and readers' browsers keep these names. */
export const languages = {
  bash: {
    label: 'curl',
    read: (variable) => `$${variable}`,
    quote: betweenDoubleQuotes,
  },
  js: {
    label: 'JavaScript',
    read: (variable) => `process.env.${variable}`,
    quote: (text) => `'${inQuotes(text, "'")}'`,
  },
  python: {
    label: 'Python',
    read: (variable) => `os.environ["${variable}"]`,
    quote: (text) => `"${inQuotes(text, '"')}"`,
  },
  go: {
    label: 'Go',
    read: (variable) => `os.Getenv("${variable}")`,
    quote: (text) => JSON.stringify(text),
    snippet: {
      target: ['go', 'native', {checkErrors: true, timeout: 30}],
      base64: (text) => `base64.StdEncoding.EncodeToString([]byte(${text}))`,
      block: (text) => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``),
      complete: (code, texts) => {
        const base64 = texts.includes('base64.StdEncoding') ? '\t"encoding/base64"\n' : '';
        return code
          .replace('import (\n', `import (\n${base64}\t"os"\n`)
          .replace(
            /^(\t*)fmt\.Println\(string\(body\)\)\n+/m,
            '$1fmt.Println(res.Status)\n$&$1if res.StatusCode >= 300 {\n$1\tos.Exit(1)\n$1}\n',
          );
      },
    },
  },
  csharp: {
    label: 'C#',
    read: (variable) => `Environment.GetEnvironmentVariable("${variable}")`,
    quote: (text) => JSON.stringify(text),
    snippet: {
      target: ['csharp', 'httpclient'],
      base64: (text) => `Convert.ToBase64String(System.Text.Encoding.UTF8.GetBytes(${text}))`,
      block: (text) => (text.includes('"""') ? JSON.stringify(text) : `"""\n${text}\n"""`),
      complete: (code) => code.replace('new MediaTypeHeaderValue(', 'MediaTypeHeaderValue.Parse('),
    },
  },
  java: {
    label: 'Java',
    read: (variable) => `System.getenv("${variable}")`,
    quote: (text) => JSON.stringify(text),
    snippet: {
      target: ['java', 'nethttp'],
      base64: (text) => `java.util.Base64.getEncoder().encodeToString((${text}).getBytes())`,
      block: (text) => `"""\n${text.replace(/\\|"""|"$/g, '\\$&')}"""`,
      complete: (code) =>
        `import java.net.URI;\nimport java.net.http.*;\n\npublic class Sample {\n  public static void main(String[] args) throws Exception {\n${code
          .split('\n')
          .map((line) => (/^[ .]*(?:\.|Http|System)/.test(line) ? `    ${line}` : line))
          .join('\n')
          .trimEnd()}\n    if (response.statusCode() >= 300) throw new Exception("Status " + response.statusCode());\n  }\n}`,
    },
  },
  php: {
    label: 'PHP',
    grammars: ['markup-templating', 'php'],
    read: (variable) => `getenv("${variable}")`,
    quote: single,
    snippet: {
      target: ['php', 'curl'],
      plus: '.',
      base64: (text) => `base64_encode(${text})`,
      complete: (code) =>
        `${code
          .replace('curl_close(', '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);\n\n$&')
          .trimEnd()}\nif ($err || $status >= 300) {\n  exit(1);\n}`,
    },
  },
  ruby: {
    label: 'Ruby',
    read: (variable) => `ENV["${variable}"]`,
    quote: single,
    snippet: {
      target: ['ruby', 'native'],
      base64: (text) => `[${text}].pack("m0")`,
      complete: (code) =>
        code
          .replace('http.use_ssl = true', 'http.use_ssl = url.scheme == "https"')
          .replace(
            'puts response.read_body',
            '$&\nabort "Status #{response.code}" unless response.is_a?(Net::HTTPSuccess)',
          ),
    },
  },
} satisfies Record<string, Language>;

/** A language that a call is shown in. */
export type SampleLanguage = keyof typeof languages;

/** Their names, in the order of the page. */
export const sampleLanguages = Object.keys(languages) as SampleLanguage[];

/** Text between double quotes in bash; a `!` needs other quotes, since an interactive shell would look it up. */
function betweenDoubleQuotes(text: string): string {
  return text.replace(/[\\"$`]/g, '\\$&').replaceAll('!', `"'!'"`);
}

/** Text between quotes in JavaScript and Python, which share these escapes. */
export function inQuotes(text: string, quote: "'" | '"' | '`'): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return escaped.replaceAll(quote, `\\${quote}`);
}
