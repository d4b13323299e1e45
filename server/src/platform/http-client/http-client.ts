import { type RequestOptions, request as plainly } from 'node:http';
import { request as securely } from 'node:https';
import { isIP } from 'node:net';
import { OutgoingError } from './outgoing-error.ts';
import { publicOnly } from './public-only.ts';
import { hostOf, isPublic } from './rules.ts';

const DEFAULT_TIMEOUT_MS = 15_000;
const LARGEST_TEXT = 4 * 1024 * 1024;

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

interface RequestBody {
  body?: string | undefined;
  /** Bytes of the answer. */
  largest: number;
}

interface Answered {
  status: number;
  bytes: Buffer;
}

/** Redirects are not followed: their target address would be unchecked. */
function answerOf(url: URL, options: RequestOptions, { body, largest }: RequestBody): Promise<Answered> {
  const { promise, resolve: settle, reject } = Promise.withResolvers<Answered>();
  const request = (url.protocol === 'https:' ? securely : plainly)(url, options, (answer) => {
    const parts: Buffer[] = [];
    let size = 0;
    answer.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size <= largest) return;
      reject(new OutgoingError('large'));
      // Ends the request without an error of ours: nobody listens for it once the last byte is here.
      request.destroy();
    });
    answer.on('end', () => settle({ status: answer.statusCode ?? 0, bytes: Buffer.concat(parts) }));
    answer.on('error', reject);
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}

function bytesOf({ status, bytes }: Answered): Buffer {
  if (status !== 200) throw new OutgoingError('failed');
  return bytes;
}

const outgoingErrorOf = (error: unknown, isLate: boolean): OutgoingError => {
  if (isLate) return new OutgoingError('late');
  return error instanceof OutgoingError ? error : new OutgoingError('failed', { cause: error });
};

/** `innerHosts` of the owner's own network may be asked as well, also without TLS. */
export function createHttpClient(innerHosts: readonly string[] = []): HttpClient {
  const isInner = (url: URL) => innerHosts.includes(url.host) || innerHosts.includes(hostOf(url));
  const sent = async (address: string, options: RequestOptions, timeoutMs: number, sending: RequestBody): Promise<Answered> => {
    const url = addressIn(address, isInner);
    if (!url) throw new OutgoingError('forbidden');
    const signal = AbortSignal.timeout(timeoutMs);
    return answerOf(url, { ...options, signal, ...(isInner(url) ? {} : { lookup: publicOnly }) }, sending).catch(
      (error: unknown) => {
        throw outgoingErrorOf(error, signal.aborted);
      },
    );
  };
  return {
    mayAsk: (url) => addressIn(url, isInner) !== undefined,
    async fetchText({ url, form, headers, timeoutMs = DEFAULT_TIMEOUT_MS }) {
      const body = form && new URLSearchParams(form).toString();
      const options: RequestOptions = {
        method: form ? 'POST' : 'GET',
        headers: { ...headers, accept: 'application/json', ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      };
      return bytesOf(await sent(url, options, timeoutMs, { body, largest: LARGEST_TEXT })).toString('utf8');
    },
    async postJson({ url, body, headers, timeoutMs }) {
      const options: RequestOptions = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
      return (await sent(url, options, timeoutMs, { body, largest: LARGEST_TEXT })).status;
    },
    fetchBytes: async ({ url, accept, largest, timeoutMs }) =>
      bytesOf(await sent(url, { headers: { accept } }, timeoutMs, { largest })),
  };
}
