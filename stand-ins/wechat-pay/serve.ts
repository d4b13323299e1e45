import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { type PlatformAnswer, answerTo } from './answer.ts';
import { newNonce, signatureOf } from './crypt.ts';
import type { Fault, Platform } from './platform.ts';
import { PlatformRefusal } from './refusal.ts';
import { answerV2, isV2 } from './v2/answer.ts';

const LARGEST = 256 * 1024;
const LATE_SECONDS = 600;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    if (size > LARGEST) throw new PlatformRefusal(413, 'PARAM_ERROR', '请求过大');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Serial number of the certificate that whoever asks has shown. */
const serialOf = ({ socket }: IncomingMessage): string =>
  socket instanceof TLSSocket ? (socket.getPeerCertificate().serialNumber ?? '') : '';

/** Answer of the platform to a request, its refusals included. */
async function judge(platform: Platform, request: IncomingMessage, origin: string): Promise<PlatformAnswer> {
  const [method, target] = [request.method ?? 'GET', request.url ?? '/'];
  platform.log.push({ at: platform.now(), method, target });
  try {
    if (isV2(target)) {
      const asked = { target, body: await bodyOf(request), serialNo: serialOf(request) };
      return { status: 200, body: answerV2(platform, asked), isSigned: false };
    }
    const asked = { method, target, headers: request.headers, body: await bodyOf(request) };
    return answerTo(platform, asked, origin);
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) throw error;
    platform.refusals.push({ target, code: error.code, message: error.message });
    const body = Buffer.from(JSON.stringify({ code: error.code, message: error.message }));
    // Refusals of the gateway, which does not know yet who asks, are not signed.
    return { status: error.status, body, isSigned: error.status !== 401 };
  }
}

function headersOf(platform: Platform, { body, isSigned }: PlatformAnswer, fault: Fault | undefined): Record<string, string> {
  const now = platform.now();
  const common = {
    'content-type': isSigned ? 'application/json; charset=utf-8' : 'application/octet-stream',
    date: now.toUTCString(),
  };
  if (!isSigned || fault === 'unsigned') return common;
  const late = fault === 'oldAnswer' ? LATE_SECONDS : 0;
  const [timestamp, nonce, key] = [String(Math.floor(now.getTime() / 1000) - late), newNonce(), platform.signingKey()];
  return {
    ...common,
    'request-id': newNonce(),
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': fault === 'unknownSerial' ? 'PUB_KEY_ID_0000000000000000000000000000' : key.serialNo,
    'wechatpay-signature': signatureOf(timestamp, nonce, body, key.privateKeyPem),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  };
}

const SLOW_MS = 4000;
const REFUSED = { code: 'RULE_LIMIT', message: '业务规则限制' };
const BUSY = Buffer.from('{"code":"SYSTEM_ERROR","message":"系统异常，请稍后重试"}');

interface Door {
  platform: Platform;
  /** Address as answers name it. */
  origin: string;
  /** Runs between what was done and the answer to it. */
  keep: () => void;
}

/** Faults of the platform: before it carries a request out, and after. */
async function handle({ platform, origin, keep }: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const fault = platform.faultOf(request.method ?? 'GET');
  if (fault === 'lostRequest') return void request.socket.destroy();
  if (fault === 'busy') return void response.writeHead(500, { 'content-type': 'application/json' }).end(BUSY);
  if (fault === 'html') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>');
  const refused = { status: 403, body: Buffer.from(JSON.stringify(REFUSED)), isSigned: true };
  const answer = fault === 'refused' ? refused : await judge(platform, request, origin);
  if (request.method !== 'GET') keep();
  if (fault === 'slow') await sleep(SLOW_MS);
  await platform.takeInterruption(request.url ?? '/')?.(() => request.socket.destroyed);
  if (fault === 'lostAnswer') return void request.socket.destroy();
  if (fault === 'busyAfterwards') return void response.writeHead(500, { 'content-type': 'application/json' }).end(BUSY);
  const body = fault === 'changedBody' ? Buffer.concat([answer.body, Buffer.from(' ')]) : answer.body;
  response.writeHead(answer.status, headersOf(platform, answer, fault)).end(body);
}

export interface ServedPlatform {
  /** Address without a slash at its end. */
  origin: string;
  close(): Promise<void>;
}

interface ServeOptions {
  /** Port that is wished for; a free one without it. */
  port?: number;
  /** Origin under which its callers know it, where that is another one. */
  knownAs?: string;
  keep?: () => void;
  /** Answers what is no request of a merchant; false for what is. */
  besides?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Opens the door of the platform on a port of its own; with a pair of keys it speaks TLS, and asks for the certificate of a merchant. */
export async function serve(
  platform: Platform,
  tls?: { key: string; cert: string },
  { port = 0, knownAs, keep = () => {}, besides = () => false }: ServeOptions = {},
): Promise<ServedPlatform> {
  let origin = '';
  const listener: RequestListener = (request, response) => {
    if (besides(request, response)) return;
    handle({ platform, origin: knownAs ?? origin, keep }, request, response).catch(() => response.destroy());
  };
  const server = tls
    ? createTlsServer({ ...tls, requestCert: true, rejectUnauthorized: false }, listener)
    : createServer(listener);
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');
  origin = `${tls ? 'https' : 'http'}://127.0.0.1:${address.port}`;
  return {
    origin,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve, reject) => void server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
