import { type IncomingMessage, createServer } from 'node:http';
import { printLabel, recordOfLabels } from './labels.ts';
import { type PassAccount, checkToken, sendText, shownAccount, signIn } from './platform.ts';
import { PassRefusal, refuse } from './refusal.ts';

/** Faults of the platform: the answer is lost, is a page of a proxy, or has a status that no document names. */
export type PassFault = 'lostAnswer' | 'html' | 'badGateway' | 'empty' | 'oddStatus';

export interface ServedPass {
  /** Address of its calls, with a slash at its end. */
  url: string;
  /** Requests that were refused, newest last. */
  refusals: { path: string; message: string }[];
  /** Paths that were asked for, newest last. */
  asked: string[];
  /** Gives the answers of this path a fault, until it is undefined again. */
  become(fault: PassFault | undefined, path?: string): void;
  close(): Promise<void>;
}

const FORM = 'application/x-www-form-urlencoded';
const LARGEST = 64 * 1024;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  if (request.method !== 'POST') refuse('请求方式错误');
  if (!request.headers['content-type']?.startsWith(FORM)) refuse('参数错误');
  const body = Buffer.concat(await request.toArray());
  if (body.length > LARGEST) refuse('参数过长');
  return new URLSearchParams(body.toString('utf8'));
}

function dataOf(
  account: PassAccount,
  path: string,
  { form, header, now }: { form: URLSearchParams; header?: string; now: number },
) {
  if (path === 'user/login') return signIn(account, form, now);
  checkToken(account, header, now);
  if (path === 'user/info') return shownAccount(account);
  if (path === 'sms_v2/send') return sendText(account, form);
  if (path === 'expr/dump') return printLabel(account, form, now);
  if (path === 'user/record') return recordOfLabels(account, form);
  return refuse('接口不存在');
}

const bodies: Readonly<Record<Exclude<PassFault, 'lostAnswer'>, string>> = {
  html: '<html><body>系统维护中</body></html>',
  badGateway: '<html><h1>502 Bad Gateway</h1></html>',
  empty: '',
  oddStatus: '{"status":410000,"msg":"请求过于频繁","data":null}',
};

/** Opens the platform on a port of its own. `now` is the clock of whoever drives it. */
export async function servePass(account: PassAccount, now: () => Date): Promise<ServedPass> {
  const [refusals, asked]: [ServedPass['refusals'], string[]] = [[], []];
  let [fault, faultyPath]: [PassFault | undefined, string | undefined] = [undefined, undefined];

  async function answered(request: IncomingMessage, path: string): Promise<object> {
    try {
      const form = await formOf(request);
      const { authorization: header } = request.headers;
      const data = dataOf(account, path, { form, now: now().getTime(), ...(header !== undefined && { header }) });
      return { status: 200, msg: 'success', data };
    } catch (error) {
      if (!(error instanceof PassRefusal)) throw error;
      refusals.push({ path, message: error.message });
      return { status: 400, msg: error.message };
    }
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://platform').pathname.replace(/^\/api\//, '');
    asked.push(path);
    void answered(request, path).then(
      (answer) => {
        const shown = faultyPath === undefined || faultyPath === path ? fault : undefined;
        if (shown === 'lostAnswer') return request.socket.destroy();
        const text = shown === undefined ? JSON.stringify(answer) : bodies[shown];
        response.writeHead(shown === 'badGateway' ? 502 : 200, { 'content-type': 'application/json', date: now().toUTCString() });
        return response.end(text);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}/api/`,
    refusals,
    asked,
    become(next, path) {
      [fault, faultyPath] = [next, path];
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve, reject) => void server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
