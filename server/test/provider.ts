import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { showMoment } from '#contract/moment.ts';
import { configCalls } from '#contract/settings/config.ts';
import type { Shop } from './shop.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Knowledge and behaviour of the servers of the providers; a test changes it. */
interface Manner {
  /** Answers by the number of the product. */
  items: Record<string, unknown>;
  /** Parcels by company and number, or by the number alone for the cloud market. */
  parcels: Record<string, unknown>;
  /** Numbers of the waybills that were printed: each request prints another. */
  waybills: string[];
  /** Number of the first of them. */
  firstWaybill: number;
  /** The record of them as the account shows it, the newest first. */
  labels: object[];
  /** Carriers that the provider lists. */
  carriers: unknown;
  /** Seconds that a token is good for, or the moment at which it ends: the platform's documents have both. */
  expiresIn: number;
  /** Requests that the account has left. */
  left: number;
  /** Behaviour for the next request, instead of a proper answer. */
  mood?: 'slow' | 'failing' | 'rubbish' | 'twice' | 'silent' | 'forgetful' | undefined;
}

export const KEY = 'key-99';
export const APP_CODE = 'app-code';
const PASSWORD = 'secret';

const textOf = async (request: IncomingMessage) => (await request.toArray()).map(String).join('');

/** 99Api as it answers: what it does not know is no fault of HTTP's. */
function by99Api({ searchParams }: URL, { items }: Manner) {
  if (searchParams.get('apikey') !== KEY) return { retcode: '4001', data: null };
  return items[searchParams.get('itemid') ?? ''] ?? { retcode: '2000' };
}

interface PassState {
  tokens: Set<string>;
  now: Date;
}

/** 一号通 as it answers: signed in by a doubled hash, then by a token that it forgets now and then. */
function byPass(path: string, form: URLSearchParams, token: string | undefined, manner: Manner, { tokens, now }: PassState) {
  if (path === 'user/login') {
    const isRight = form.get('secret') === md5(`${form.get('account')}${md5(PASSWORD)}`);
    if (!isRight) return { status: 400, msg: '账号或密码错误', data: null };
    tokens.add(`token-${tokens.size}`);
    return { status: 200, msg: 'ok', data: { access_token: [...tokens].at(-1), expires_in: manner.expiresIn } };
  }
  if (!tokens.has(token?.replace('Bearer-', '') ?? '')) return { status: 400, msg: '登录已失效', data: null };
  if (path === 'user/info') return { status: 200, msg: 'ok', data: { account: 'shop', copy: { num: manner.left, open: 1 } } };
  if (path === 'expr/query') {
    return { status: 200, msg: 'ok', data: manner.parcels[`${form.get('com')} ${form.get('num')}`] ?? [] };
  }
  if (path === 'expr/express') return { status: 200, msg: 'ok', data: manner.carriers };
  if (path === 'expr/temp') {
    return { status: 200, msg: 'ok', data: { data: [{ temp_id: `${form.get('com')}-76`, title: '一联单 76×130', pic: '' }] } };
  }
  if (path === 'expr/dump') {
    const number = `WB${manner.waybills.length + manner.firstWaybill}`;
    manner.waybills.push(number);
    const { from_name, to_name, com } = Object.fromEntries(form);
    manner.labels.unshift({ from_name, to_name, num: number, code: com, _resultcode: '成功', add_time: showMoment(now) });
    return { status: 200, msg: 'ok', data: { kuaidinum: number, label: '' } };
  }
  if (path === 'user/record') return { status: 200, msg: 'ok', data: { count: manner.labels.length, data: manner.labels } };
  if (manner.left === 0) return { status: 400, msg: '采集次数不足', data: null };
  manner.left -= 1;
  return { status: 200, msg: 'ok', data: manner.items[form.get('url') ?? ''] };
}

/** Parcels in the cloud market: signed by a code in the header. */
function byMarket({ searchParams }: URL, authorization: string | undefined, { parcels }: Manner) {
  if (authorization !== `APPCODE ${APP_CODE}`) return { status: '403', msg: '密钥无效' };
  const result = parcels[searchParams.get('no') ?? ''];
  return result ? { status: '0', msg: 'ok', result } : { status: '205', msg: '没有信息' };
}

async function inMood(mood: Manner['mood'], text: string, answer: ServerResponse): Promise<void> {
  if (mood === 'slow') await wait(20_000, undefined, { ref: false });
  if (mood === 'failing') answer.writeHead(502);
  answer.end({ rubbish: '<html>维护中</html>', twice: text + text, silent: '' }[String(mood)] ?? text);
}

/** Providers of other platforms' products and of what is known of parcels, on a server of their own beside the shop. */
export function openProvider(shop: Shop) {
  const manner: Manner = {
    items: {},
    parcels: {},
    waybills: [],
    firstWaybill: 1000,
    labels: [],
    carriers: { data: [] },
    left: 3,
    expiresIn: 4_102_444_800,
  };
  const asked: string[] = [];
  const forms: Record<string, string>[] = [];
  const tokens = new Set<string>();
  const server = createServer((request, answer) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://provider');
      const form = new URLSearchParams(await textOf(request));
      const { authorization } = request.headers;
      asked.push(url.pathname + url.search);
      forms.push(Object.fromEntries(form));
      if (manner.mood === 'forgetful') tokens.delete([...tokens].at(-1) ?? '');
      const body = url.pathname.startsWith('/pass/')
        ? byPass(url.pathname.replace('/pass/', ''), form, authorization, manner, { tokens, now: shop.clock.now() })
        : url.pathname === '/kdi'
          ? byMarket(url, authorization, manner)
          : by99Api(url, manner);
      const { mood } = manner;
      manner.mood = undefined;
      await inMood(mood, JSON.stringify(body), answer);
    })();
  });
  const set = (values: Readonly<Record<string, string>>) =>
    Promise.all(Object.entries(values).map(([key, value]) => shop.admin().run(configCalls.save, { key, value })));

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const base = () => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };

  return {
    manner,
    /** Paths with their queries, oldest first. */
    asked,
    /** Forms sent there, in the same order. */
    forms,
    set,
    /** The shop collects through 99Api. */
    by99Api: async () => {
      const at = (platform: string) => `${base()}/${platform}/detail`;
      await set({
        system_product_copy_type: '2',
        importProductTB: at('taobao'),
        importProductJD: at('jd'),
        importProductSN: at('suning'),
        importProductPDD: at('pdd'),
        importProductTM: at('tmall'),
      });
      // A secret is entered for addresses that are known.
      await set({ copy_product_apikey: KEY });
    },
    /** The shop asks the cloud market where its parcels are. */
    byMarket: async () => {
      await set({ logistics_type: '2', system_express_url: `${base()}/kdi` });
      await set({ system_express_app_code: APP_CODE });
    },
    /** The shop collects through its account. */
    byPass: async (password = PASSWORD) => {
      await set({ system_product_copy_type: '1', sms_account: 'shop', one_pass_url: `${base()}/pass/` });
      await set({ sms_token: password });
    },
  };
}
