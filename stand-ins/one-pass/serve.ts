import { type IncomingMessage, createServer } from 'node:http';
import { accountPaths, openAccountPaths } from './accounts.ts';
import type { PassPlatform, SignedHandler } from './handler.ts';
import { printLabel } from './labels.ts';
import { packagePaths, payByCode } from './packages.ts';
import { foundPaths, parcelPaths, secondParcelPaths } from './parcels.ts';
import { type PassAccount, accountBehind, newPassAccount, sendText, shownAccount } from './platform.ts';
import { PassRefusal, refuse } from './refusal.ts';
import { templatePaths } from './templates.ts';
import { usagePaths } from './usage.ts';

/** Faults of the platform: the answer is lost, is a page of a proxy, or has a status that no document names. */
export type PassFault = 'lostAnswer' | 'html' | 'badGateway' | 'empty' | 'oddStatus';

export interface ServedPass {
  /** Address of its calls, with a slash at its end. */
  url: string;
  /** Requests that were refused, newest last. */
  refusals: { path: string; message: string }[];
  /** Paths that were asked for, newest last. */
  asked: string[];
  /** Last code that came to a phone. */
  codeFor(phone: string): string;
  /** Another account, of somebody else. */
  addAccount(name: string): PassAccount;
  /** Pays as somebody does who scans a code. */
  pay(code: string): void;
  /** Pays the code that was drawn last. */
  payLast(): void;
  /** Gives the answers of this path a fault, until it is undefined again. */
  become(fault: PassFault | undefined, path?: string): void;
  close(): Promise<void>;
}

const FORM = 'application/x-www-form-urlencoded';
const LARGEST = 64 * 1024;

/** Paths that both generations have, under the same name. */
const shared: Readonly<Record<string, SignedHandler>> = {
  ...usagePaths,
  ...templatePaths,
  ...foundPaths,
  'expr/dump': (account, { form, now }) => printLabel(account, form, now),
  'sms_v2/send': (account, { form, now }) => sendText(account, form, now),
};

const first: Readonly<Record<string, SignedHandler>> = { ...shared, ...accountPaths, ...packagePaths, ...parcelPaths };

const second: Readonly<Record<string, SignedHandler>> = {
  ...Object.fromEntries(Object.entries(shared).map(([path, handler]) => [`v2/${path}`, handler])),
  'v2/user/info': shownAccount,
};

async function formOf(request: IncomingMessage, path: string): Promise<URLSearchParams> {
  const method = path in secondParcelPaths ? 'GET' : 'POST';
  if (request.method !== method) refuse('请求方式错误');
  if (method === 'GET') return new URL(request.url ?? '/', 'http://platform').searchParams;
  if (!request.headers['content-type']?.startsWith(FORM)) refuse('参数错误');
  const body = Buffer.concat(await request.toArray());
  if (body.length > LARGEST) refuse('参数过长');
  return new URLSearchParams(body.toString('utf8'));
}

function dataOf(
  platform: PassPlatform,
  path: string,
  { form, header, now }: { form: URLSearchParams; header: string | undefined; now: number },
) {
  const question = { form, now, platform };
  const open = openAccountPaths[path];
  if (open) return open(question);
  const generation = path.startsWith('v2/') ? 2 : 1;
  const account = accountBehind(platform.accounts, { header, generation, now });
  const handler = generation === 1 ? first[path] : (second[path] ?? secondParcelPaths[path]);
  return handler ? handler(account, question) : refuse('接口不存在');
}

const bodies: Readonly<Record<Exclude<PassFault, 'lostAnswer'>, string>> = {
  html: '<html><body>系统维护中</body></html>',
  badGateway: '<html><h1>502 Bad Gateway</h1></html>',
  empty: '',
  oddStatus: '{"status":410000,"msg":"请求过于频繁","data":null}',
};

/** Opens the platform on a port of its own. `now` is the clock of whoever drives it. */
export async function servePass(account: PassAccount, now: () => Date): Promise<ServedPass> {
  const platform: PassPlatform = { accounts: [account], codes: new Map(), payCodes: new Map() };
  const [refusals, asked]: [ServedPass['refusals'], string[]] = [[], []];
  let [fault, faultyPath]: [PassFault | undefined, string | undefined] = [undefined, undefined];

  async function answered(request: IncomingMessage, path: string): Promise<object> {
    try {
      const form = await formOf(request, path);
      const { authorization: header } = request.headers;
      const data = dataOf(platform, path, { form, now: now().getTime(), header });
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
    codeFor: (phone) => platform.codes.get(phone)?.code ?? '',
    addAccount(name) {
      const other = newPassAccount(name);
      platform.accounts.push(other);
      return other;
    },
    pay: (code) => payByCode(platform, code, now().getTime()),
    payLast: () => payByCode(platform, [...platform.payCodes.keys()].at(-1) ?? '', now().getTime()),
    become(next, path) {
      [fault, faultyPath] = [next, path];
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve, reject) => void server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
