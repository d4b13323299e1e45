import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type Mall, checkSession, detailsOf, findProduct, listOrders, listProducts, signIn, takeShipment } from './mall.ts';
import { BridgeRefusal, refuse } from './refusal.ts';
import { checkRequest, signOfAnswer } from './sign.ts';

/** Faults of a bridge: its answer is lost, late, not signed, no JSON, or the mall behind it is away. */
export type BridgeFault = 'lostAnswer' | 'slow' | 'unsigned' | 'html' | 'unavailable';

export interface ServedBridge {
  /** Base address. */
  url: string;
  /** Requests in the order in which they came, `POST /product`. */
  asked: string[];
  refusals: { path: string; code: string }[];
  /** Gives the answers of this path a fault, until it is undefined again. */
  become(fault: BridgeFault | undefined, path?: string): void;
  close(): Promise<void>;
}

/** Ways to serve a mall as a process of its own. */
export interface ServeOptions {
  /** Path that answers whoever knows it, so that a second process finds the first. */
  door?: string;
  /** Hears of each answer, such as to keep what has changed. */
  answered?: () => void;
}

const LARGEST = 1024 * 1024;
const BASE = '/v1';
const SLOW_MS = 17_000;
const GAP_MS = 1000;
/** Times on two sides of a network are told apart by a little less than what they are apart. */
const ROUGHLY = 50;

interface Opened {
  mall: Mall;
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
  session: string | undefined;
  now: number;
}

const calls: Readonly<Record<string, (request: Opened) => object>> = {
  'GET /session': ({ mall, session, now }) => {
    const { until } = checkSession(mall, session, now);
    return { account: mall.account, expiresAt: new Date(until).toISOString() };
  },
  'DELETE /session': ({ mall }) => {
    delete mall.session;
    return {};
  },
  'POST /product': ({ mall, body }) => findProduct(mall, body['link']),
  'GET /shop/products': ({ mall, query }) => listProducts(mall, query),
  'GET /orders': ({ mall, query }) => listOrders(mall, query),
  'POST /orders/details': ({ mall, body }) => detailsOf(mall, body['numbers']),
  'POST /shipments': ({ mall, body }) => takeShipment(mall, body),
};

function answerOf(name: string, request: Opened): object {
  if (name === 'GET /hello') return { name: '样板商城', versions: [1] };
  if (name === 'POST /session') return signIn(request.mall, request.body, request.now);
  const call = calls[name] ?? refuse('not_found', '没有这个接口');
  checkSession(request.mall, request.session, request.now);
  return call(request);
}

function jsonOf(body: Buffer): Readonly<Record<string, unknown>> {
  if (body.length > LARGEST) refuse('invalid', '请求过大');
  try {
    const value: unknown = body.length === 0 ? {} : JSON.parse(body.toString('utf8'));
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Falls through to the refusal.
  }
  return refuse('invalid', '请求不是 JSON');
}

/** Opens a bridge on a port of its own. `now` is the clock of whoever drives it; its pace is that of the machine. */
export async function serveBridge(
  mall: Mall,
  now: () => Date,
  port = 0,
  { door, answered: heard = () => {} }: ServeOptions = {},
): Promise<ServedBridge> {
  const [asked, refusals]: [string[], ServedBridge['refusals']] = [[], []];
  const nonces = new Set<string>();
  let last = -Infinity;
  let [fault, faultyPath]: [BridgeFault | undefined, string | undefined] = [undefined, undefined];

  function checkPace(): void {
    const at = performance.now();
    const isTooFast = at - last < GAP_MS - ROUGHLY;
    last = at;
    if (isTooFast) refuse('too_fast', '请求过于频繁，请稍后再试');
  }

  function answered(request: IncomingMessage, url: URL, body: Buffer): { status: number; answer: object } {
    const { method = '' } = request;
    const path = url.pathname.slice(BASE.length);
    const header = (name: string) => [request.headers[name]].flat()[0];
    try {
      if (!url.pathname.startsWith(`${BASE}/`)) refuse('not_found', '没有这个接口');
      checkRequest(mall.secret, { method, path: request.url ?? '', body, header }, { nonces, now: now().getTime() });
      checkPace();
      if (fault === 'unavailable' && (faultyPath ?? path) === path) refuse('unavailable', '商城没有回应');
      const opened = { mall, query: url.searchParams, body: jsonOf(body), session: header('x-connector-session') };
      return { status: 200, answer: answerOf(`${method} ${path}`, { ...opened, now: now().getTime() }) };
    } catch (error) {
      if (!(error instanceof BridgeRefusal)) throw error;
      refusals.push({ path, code: error.code });
      return { status: error.status, answer: { code: error.code, message: error.message } };
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const url = new URL(request.url ?? '/', 'http://bridge');
    if (door !== undefined && url.pathname === `/${door}`) return void response.end();
    const path = url.pathname.slice(BASE.length);
    asked.push(`${request.method} ${path}`);
    const { status, answer } = answered(request, url, body);
    heard();
    const shown = faultyPath === undefined || faultyPath === path ? fault : undefined;
    if (shown === 'lostAnswer') return void request.socket.destroy();
    if (shown === 'slow') await wait(SLOW_MS, undefined, { ref: false });
    const bytes = Buffer.from(shown === 'html' ? '<html>系统维护中</html>' : JSON.stringify(answer));
    const nonce = [request.headers['x-connector-nonce']].flat()[0] ?? '';
    const sign = shown === 'unsigned' ? {} : { 'x-connector-sign': signOfAnswer(mall.secret, status, nonce, bytes) };
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', date: now().toUTCString(), ...sign });
    response.end(bytes);
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}${BASE}`,
    asked,
    refusals,
    become(next, path) {
      [fault, faultyPath] = [next, path];
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve, reject) => void server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
