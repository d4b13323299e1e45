import { type IncomingHttpHeaders, type RequestOptions, request as plainly } from 'node:http';
import { type RequestOptions as TlsOptions, request as securely } from 'node:https';
import type { Socket } from 'node:net';
import { SECOND } from '#contract/durations.ts';
import { OutgoingError, type FailureStep } from './outgoing-error.ts';
import { unpacked } from './unpack.ts';

const CONNECT_MS = 10 * SECOND;
const HEADERS_MAX = 16 * 1024;

const OF_TLS = /^(ERR_(SSL|TLS|OSSL|CRYPTO)_|EPROTO$)|CERT|SIGNATURE/;
const OF_NAME = /^(ENOTFOUND|EAI_|ENODATA)/;

export interface OutgoingAnswer {
  status: number;
  /** Names in lower case; `date` is the clock of the other side. */
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

interface Exchange {
  body: Buffer | undefined;
  /** Bytes of the answer, unpacked. */
  largest: number;
  timeoutMs: number;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

function stepOf(code: string, isSent: boolean): FailureStep {
  if (OF_NAME.test(code)) return 'name';
  if (OF_TLS.test(code)) return 'tls';
  return isSent ? 'answer' : 'connection';
}

/**
 * Sends one request on a connection of its own: on one kept alive, a request that met its end could have been read or not. Redirects are
 * answered like anything else and not followed: their target address would be unchecked.
 */
export async function exchange(
  url: URL,
  options: RequestOptions & TlsOptions,
  { body, largest, timeoutMs }: Exchange,
): Promise<OutgoingAnswer> {
  const isSecure = url.protocol === 'https:';
  const over = AbortSignal.timeout(timeoutMs);
  let isSent = false;
  let isSlow = false;
  const failureOf = (error: unknown): OutgoingError => {
    if (error instanceof OutgoingError) return error;
    const step = stepOf(codeOf(error), isSent);
    return new OutgoingError(over.aborted || isSlow ? 'late' : 'failed', { step, isSent, cause: error });
  };
  const { promise, resolve, reject } = Promise.withResolvers<OutgoingAnswer>();
  try {
    const limits = { agent: false, maxHeaderSize: HEADERS_MAX, signal: over } as const;
    const request = (isSecure ? securely : plainly)(url, { ...options, ...limits }, (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size <= largest) return;
        reject(new OutgoingError('large', { isSent: true }));
        // Ends the request without an error of ours: nobody listens for it once the last byte is here.
        request.destroy();
      });
      answer.on('end', () => {
        const { headers, statusCode: status = 0 } = answer;
        resolve({ status, headers, bytes: Buffer.concat(parts) });
      });
      answer.on('error', reject);
    });
    const slow = setTimeout(() => {
      isSlow = true;
      request.destroy(new Error('no connection in time'));
    }, CONNECT_MS);
    request.on('socket', (socket: Socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        clearTimeout(slow);
        isSent = true;
      });
    });
    request.on('error', reject);
    request.on('close', () => clearTimeout(slow));
    request.end(body);
    const answer = await promise;
    return { ...answer, bytes: await unpacked(answer.bytes, answer.headers['content-encoding'] ?? '', largest) };
  } catch (error) {
    throw failureOf(error);
  }
}
