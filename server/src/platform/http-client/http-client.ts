import { isIP } from 'node:net';
import { type OutgoingBody, formBody, jsonBody } from './bodies.ts';
import { type OutgoingAnswer, exchange } from './exchange.ts';
import { OutgoingError } from './outgoing-error.ts';
import { publicOnly } from './public-only.ts';
import { hostOf, isPublic } from './rules.ts';

const DEFAULT_TIMEOUT_MS = 15_000;
const LARGEST_TEXT = 4 * 1024 * 1024;

/** Certificate by which a provider knows the shop: a PEM pair, or both in one file. `ca` is for servers of a test's own. */
interface TlsIdentity {
  cert?: string;
  key?: string;
  pfx?: Buffer;
  passphrase?: string;
  ca?: string;
}

export interface OutgoingRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: OutgoingBody | undefined;
  tls?: TlsIdentity;
  /** Bytes of the answer. */
  largest?: number;
  /** Time for the whole request. */
  timeoutMs?: number | undefined;
}

export interface TextRequest {
  url: string;
  /** Fields sent as a form; without them it is a GET. */
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Time for the whole request. */
  timeoutMs?: number | undefined;
}

export interface BytesRequest {
  url: string;
  /** Types of content, as the header names them. */
  accept: string;
  /** Bytes. */
  largest: number;
  timeoutMs: number;
}

export interface JsonRequest {
  url: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
  timeoutMs: number;
}

/** Every request of the server to another one; addresses from outside may aim at the inner network (SSRF). */
export interface HttpClient {
  /** False for an address that is never asked; where the name of one leads, only a request can tell. */
  mayAsk(url: string): boolean;
  /** Any answer, refusals and redirects included; throws `OutgoingError` where none comes. The three below are put in its terms. */
  ask(request: OutgoingRequest): Promise<OutgoingAnswer>;
  /** The text of the answer; throws `OutgoingError`. */
  fetchText(question: TextRequest): Promise<string>;
  /** Status of the answer, whatever it is; throws `OutgoingError` where none comes. */
  postJson(told: JsonRequest): Promise<number>;
  /** The bytes of a file; throws `OutgoingError`. */
  fetchBytes(wanted: BytesRequest): Promise<Uint8Array>;
}

/** The address, unless it is one that is never asked. */
function addressIn(text: string, isInner: (url: URL) => boolean): URL | undefined {
  const url = URL.parse(text);
  if (!url || url.username !== '') return undefined;
  const host = hostOf(url);
  const isOpen = url.protocol === 'https:' && (isIP(host) === 0 || isPublic(host));
  const isOwn = /^https?:$/.test(url.protocol) && isInner(url);
  return isOpen || isOwn ? url : undefined;
}

function bytesOf({ status, bytes }: OutgoingAnswer): Buffer {
  if (status !== 200) throw new OutgoingError('failed', { isSent: true });
  return bytes;
}

/** `innerHosts` of the owner's own network may be asked as well, also without TLS. */
export function createHttpClient(innerHosts: readonly string[] = []): HttpClient {
  const isInner = (url: URL) => innerHosts.includes(url.host) || innerHosts.includes(hostOf(url));

  async function ask(request: OutgoingRequest): Promise<OutgoingAnswer> {
    const { method, headers, body, tls, largest = LARGEST_TEXT, timeoutMs = DEFAULT_TIMEOUT_MS } = request;
    const url = addressIn(request.url, isInner);
    if (!url) throw new OutgoingError('forbidden', { step: 'address' });
    const announced = body && { 'content-type': body.type, 'content-length': body.bytes.length };
    const options = { method, headers: { ...headers, ...announced }, ...(isInner(url) ? {} : { lookup: publicOnly }), ...tls };
    return exchange(url, options, { body: body?.bytes, largest, timeoutMs });
  }

  return {
    mayAsk: (url) => addressIn(url, isInner) !== undefined,
    ask,
    async fetchText({ form, headers, ...request }) {
      const accepting = { ...headers, accept: 'application/json' };
      const body = form && formBody(form);
      return bytesOf(await ask({ ...request, method: form ? 'POST' : 'GET', headers: accepting, body })).toString('utf8');
    },
    postJson: async ({ body, ...request }) => (await ask({ ...request, method: 'POST', body: jsonBody(body) })).status,
    fetchBytes: async ({ accept, ...request }) => bytesOf(await ask({ ...request, method: 'GET', headers: { accept } })),
  };
}
