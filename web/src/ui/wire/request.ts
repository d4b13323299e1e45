import type { AnyCall } from '#contract/call.ts';
import { encoder } from '#contract/transcode.ts';
import { asRead } from './other-servers.ts';
import { isFieldServed, isWireOnly } from './session.ts';

/** Blank filters are left out; a form whose fields travel in the query says what was emptied. */
const isGiven = ({ method }: AnyCall, value: unknown) =>
  value !== undefined && value !== null && (value !== '' || method === 'POST');

/** Values of the fields that a part of the call has, without those that its server does not read. */
function encoded(call: AnyCall, part: 'params' | 'query' | 'body', input: object): [string, unknown][] {
  const schema = call[part];
  if (!schema) return [];
  // Fields that the caller left out must stay out: the server's defaults apply to absent fields, not to null.
  const left = new Set(
    Object.entries(input)
      .filter(([, value]) => value === undefined)
      .map(([name]) => name),
  );
  return Object.entries(Object(encoder(schema)(input))).filter(
    ([name]) => name in input && !left.has(name) && isFieldServed(call, name),
  );
}

/** Address of a call: path and query. Below `/api`, without an origin. */
export function addressOf(call: AnyCall, input: object): string {
  const path = encoded(call, 'params', input).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    call.path,
  );
  const given = encoded(call, 'query', input).filter(([, value]) => isGiven(call, value));
  const query = new URLSearchParams(
    Object.entries(asRead(call, Object.fromEntries(given))).map(([name, value]) => [name, String(value)]),
  );
  // Existing servers expect the noise; it also keeps intermediaries from answering for them.
  if (call.method === 'GET') query.set('temp', String(Math.floor(Date.now() / 1000)));
  const text = query.toString();
  return `/api${path}${text === '' ? '' : `?${text}`}`;
}

/** Fields that a form was opened with, as the wire writes them. */
export function openedFields(call: AnyCall, start: object): Record<string, unknown> {
  const { id: _, ...fields } = Object.fromEntries([...encoded(call, 'query', start), ...encoded(call, 'body', start)]);
  return fields;
}

/** Part of a body that names the record a form was opened with. */
const openedPart = ({ edits }: AnyCall, input: object) =>
  edits && 'opened' in input && !isWireOnly() ? { opened: input.opened } : undefined;

/** The JSON body of a call, when it declares one. */
export function bodyOf(call: AnyCall, input: object): string | undefined {
  const opened = openedPart(call, input);
  return call.body || opened
    ? JSON.stringify({ ...asRead(call, Object.fromEntries(encoded(call, 'body', input))), ...opened })
    : undefined;
}

export function formOf(call: AnyCall, input: object, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of encoded(call, 'body', input)) form.append(name, String(value));
  // Fields first: a streaming server has read them when the file begins.
  form.append(call.file ?? 'file', file);
  return form;
}
