import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Makes the next request; called once per request, so that writes can be signed anew. */
export type NextRequest = () => LoadRequest;

export interface LoadFigures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  failures: number;
  requests: number;
}

const GOOD = Buffer.from('{"code":200');

function once(port: number, agent: Agent, { method, path, headers = {}, body }: LoadRequest): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const asked = request({ port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...length } }, (answer) => {
      // Only the beginning is looked at: decoding what nobody reads would be load, too.
      let start: Buffer | undefined;
      answer.on('data', (part: Buffer) => (start ??= part));
      answer.on('end', () => resolve(answer.statusCode === 200 && start?.subarray(0, GOOD.length).equals(GOOD) === true));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

export interface Load {
  lanes: number;
  seconds: number;
  /** Requests after which it ends before its time. */
  most?: number | undefined;
}

/** Keeps `lanes` requests under way for `seconds`; an answer that is not code 200 is a failure. */
export async function load(port: number, next: NextRequest, { lanes, seconds, most = Infinity }: Load): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const times: number[] = [];
  let [failures, begunRequests] = [0, 0];
  const start = performance.now();
  const end = start + seconds * 1000;
  const lane = async () => {
    while (performance.now() < end && begunRequests < most) {
      begunRequests += 1;
      const begun = performance.now();
      const isGood = await once(port, agent, next());
      times.push(performance.now() - begun);
      if (!isGood) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const took = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const requests = times.length;
  return { perSecond: requests / took, p50: quantile(times, 0.5), p95: quantile(times, 0.95), failures, requests };
}

/** Sends one request and gives the whole answer, with its length as it would travel unpacked. */
export async function ask(
  port: number,
  { method, path, headers = {}, body }: LoadRequest,
): Promise<{ code: number; message: string; data: unknown; bytes: number }> {
  const sent =
    body === undefined ? { method, headers } : { method, headers: { ...headers, 'content-type': 'application/json' }, body };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, sent);
  const text = await answer.text();
  return { ...JSON.parse(text), bytes: Buffer.byteLength(text) };
}
