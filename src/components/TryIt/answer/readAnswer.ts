import type {Answer, Content} from './Answer';

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'text/csv': 'csv',
};

/**
 * Reads a response to its end.
 *
 * @param name what a file is called when the response does not say
 * @param started when the request was sent, on the clock of `performance.now`
 */
export async function readAnswer(response: Response, name: string, started: number): Promise<Answer> {
  const blob = await response.blob();
  return {
    status: response.status,
    headers: [...response.headers],
    milliseconds: Math.max(0, performance.now() - started),
    size: blob.size,
    content: await readContent(response, blob, name),
  };
}

async function readContent({headers}: Response, blob: Blob, name: string): Promise<Content> {
  if (blob.size === 0) return {kind: 'empty'};
  const [type = ''] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (/^text\/|[/+](?:json|xml|yaml)$|^$/.test(type)) {
    const text = await blob.text();
    return asJson(text) ?? {kind: 'text', text, language: 'text'};
  }
  const given = /filename="?([^";]+)"?/i.exec(headers.get('Content-Disposition') ?? '')?.[1];
  return {kind: 'file', blob, name: given ?? `${name}.${endings[type] ?? 'bin'}`};
}

function asJson(text: string): Content | undefined {
  try {
    const value = JSON.parse(text);
    const description: unknown = value?.description;
    return {
      kind: 'text',
      text: JSON.stringify(value, null, 2),
      language: 'json',
      ...(typeof description === 'string' && {description}),
    };
  } catch {
    return undefined;
  }
}
