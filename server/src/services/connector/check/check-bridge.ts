import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import { jsonBody } from '#server/platform/http-client/bodies.ts';
import { createHttpClient } from '#server/platform/http-client/http-client.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';
import { Account, Hello, Orders, Product, Refused, ShopProducts, SignIn, detailsIn } from '../shapes.ts';
import { isAnswerSigned, signRequest } from '../sign.ts';

interface CheckedBridge {
  address: string;
  secret: string;
  credentials: { account: string; password: string } | undefined;
  /** Product that is read there, and a shop whose products are listed. */
  link?: string | undefined;
  shop?: string | undefined;
  clock: Clock;
}

interface BridgeCheck {
  isGood: boolean;
  says: string;
}

interface BridgeQuestion {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  session?: string;
  /** Headers in place of the right ones. */
  wrong?: Readonly<Record<string, string>>;
  /** Time of the request; now by default. */
  at?: Date;
}

const PACE_MS = 1.1 * SECOND;
const OLD_MS = 600 * SECOND;
const MONTH_MS = 30 * 24 * 3600 * SECOND;
const HELLO = { method: 'GET', path: '/hello' } as const;

function openQuestions({ address, secret, clock }: CheckedBridge) {
  const base = new URL(address);
  const client = createHttpClient([base.host]);

  async function send({ method, path, body, session, wrong, at = clock.now() }: BridgeQuestion) {
    const url = new URL(withoutSlash(address) + path);
    const sent = body && jsonBody(JSON.stringify(body));
    const { nonce, headers } = signRequest({ method, url, body: sent?.bytes ?? Buffer.alloc(0), at, secret });
    const all = { ...headers, ...(session !== undefined && { 'x-connector-session': session }), ...wrong };
    const { status, bytes, headers: answered } = await client.ask({ method, url: url.href, headers: all, body: sent });
    const sign = [answered['x-connector-sign']].flat()[0] ?? '';
    const answer = jsonIn(bytes.toString('utf8'));
    const { code = '' } = Refused.safeParse(answer).data ?? {};
    return {
      status,
      answer,
      code,
      headers: all,
      isSigned: isAnswerSigned({ status, bytes, sign }, all['x-connector-nonce'] ?? nonce, secret),
    };
  }

  return {
    ago: (ms: number) => new Date(clock.now().getTime() - ms),
    send,
    async ask(question: BridgeQuestion) {
      await wait(PACE_MS);
      return send(question);
    },
  };
}

type Questions = ReturnType<typeof openQuestions>;

async function* checkStranger({ ask, send, ago }: Questions): AsyncGenerator<BridgeCheck> {
  const hello = await ask(HELLO);
  const greeting = Hello.safeParse(hello.answer).data;
  yield {
    isGood: hello.status === 200 && greeting !== undefined,
    says: `GET /hello 说明名称和版本（${greeting?.name ?? `状态 ${hello.status}`}）`,
  };
  yield { isGood: greeting?.versions.includes(1) === true, says: '支持版本 1' };
  yield { isGood: hello.isSigned, says: '回应带有正确的签名' };
  const unsigned = await ask({ ...HELLO, wrong: { 'x-connector-sign': '0'.repeat(64) } });
  yield {
    isGood: unsigned.status === 401 && unsigned.code === 'bad_signature',
    says: '签名不对的请求被拒绝（401 bad_signature）',
  };
  const old = await ask({ ...HELLO, at: ago(OLD_MS) });
  yield { isGood: old.code === 'bad_signature', says: '时间相差 10 分钟的请求被拒绝' };
  const first = await ask(HELLO);
  const again = await ask({ ...HELLO, wrong: first.headers });
  yield { isGood: first.status === 200 && again.code === 'bad_signature', says: '同一个请求第二次被拒绝' };
  const version = await ask({ ...HELLO, wrong: { 'x-connector-version': '99' } });
  yield {
    isGood: version.status === 426 && version.code === 'version_unsupported',
    says: '不支持的版本被拒绝（426 version_unsupported）',
  };
  const locked = await ask({ method: 'POST', path: '/product', body: { link: 'https://example.com/1' }, session: 'none' });
  yield { isGood: locked.status === 401 && locked.code === 'session_expired', says: '没有登录不能采集（401 session_expired）' };
  yield { isGood: locked.isSigned, says: '拒绝的回应也带有正确的签名' };
  const wrong = await ask({ method: 'POST', path: '/session', body: { account: 'connector-check', password: 'wrong' } });
  yield {
    isGood: wrong.code === 'wrong_password' || wrong.status === 200,
    says: '账号密码不对时说明原因（403 wrong_password，或先要验证码）',
  };
  await wait(PACE_MS);
  const [one, other] = [await send(HELLO), await send(HELLO)];
  const isPaced = other.status === 200 || (other.status === 429 && other.code === 'too_fast');
  yield { isGood: one.status === 200 && isPaced, says: '每秒超过一次时照常回应，或用 429 too_fast 拒绝' };
}

/** Reads a product by its link, and the first page of a shop, where somebody named them. */
async function* checkProducts(
  { ask }: Questions,
  session: string,
  { link, shop }: Pick<CheckedBridge, 'link' | 'shop'>,
): AsyncGenerator<BridgeCheck> {
  if (link !== undefined) {
    const read = async (asked: string) =>
      Product.safeParse((await ask({ method: 'POST', path: '/product', body: { link: asked }, session })).answer).data;
    const product = await read(link);
    yield { isGood: product !== undefined, says: `POST /product 给出商品（${product?.raw.storeName ?? '不符合约定'}）` };
    const again = product && (await read(product.link));
    yield { isGood: again !== undefined && again.link === product?.link, says: '用回应里的链接再采集，还是同一个链接' };
  }
  if (shop !== undefined) {
    const query = new URLSearchParams({ link: shop, page: '1', limit: '50' });
    const { answer } = await ask({ method: 'GET', path: `/shop/products?${query.toString()}`, session });
    const listed = ShopProducts.safeParse(answer).data;
    yield { isGood: listed !== undefined, says: `GET /shop/products 列出店铺的商品（${listed?.total ?? '不符合约定'}）` };
  }
}

async function* checkSignedIn(
  questions: Questions,
  { credentials, ...named }: Pick<CheckedBridge, 'link' | 'shop'> & { credentials: { account: string; password: string } },
): AsyncGenerator<BridgeCheck> {
  const { ask, ago } = questions;
  const signIn = SignIn.safeParse((await ask({ method: 'POST', path: '/session', body: credentials })).answer).data;
  if (signIn?.status === 'captcha' || signIn?.status === 'sms')
    return yield { isGood: true, says: '登录要验证码，登录之后的接口没有检查，请先用不要验证码的账号' };
  yield { isGood: signIn !== undefined, says: 'POST /session 可以登录' };
  if (!signIn) return;
  const { session } = signIn;
  const account = await ask({ method: 'GET', path: '/session', session });
  yield { isGood: Account.safeParse(account.answer).success, says: 'GET /session 说明账号和到期时间' };
  const gone = await ask({ method: 'POST', path: '/product', body: { link: 'https://example.com/none' }, session });
  yield { isGood: gone.code === 'not_found' || gone.code === 'invalid', says: '不存在的商品说明原因（404 not_found）' };
  yield* checkProducts(questions, session, named);
  const [to, from] = [ago(0), ago(MONTH_MS)];
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), page: '1', limit: '50' });
  const listed = await ask({ method: 'GET', path: `/orders?${query.toString()}`, session });
  const orders = Orders.safeParse(listed.answer).data;
  yield { isGood: orders !== undefined, says: `GET /orders 列出近 30 天的订单（${orders?.total ?? `状态 ${listed.status}`}）` };
  const numbers = [...(orders?.list ?? []).slice(0, 5).map(({ number }) => number), 'connector-check-none'];
  const details = detailsIn((await ask({ method: 'POST', path: '/orders/details', body: { numbers }, session })).answer, numbers);
  const bad = details?.slice(0, -1).find((detail) => 'message' in detail);
  yield {
    isGood: details !== undefined && !bad,
    says: `POST /orders/details 给出订单详情${bad ? `（${bad.number} 不符合约定）` : ''}`,
  };
  yield { isGood: details !== undefined && 'message' in (details.at(-1) ?? {}), says: '没有的单号单独说明，不影响其他订单' };
  await ask({ method: 'DELETE', path: '/session', session });
  const after = await ask({ method: 'GET', path: '/session', session });
  yield { isGood: after.code === 'session_expired', says: 'DELETE /session 之后会话失效' };
}

/** Holds a bridge against the contract, in words: what a stranger sees of it, and with an account what is behind the sign-in. */
export async function* checkBridge(bridge: CheckedBridge): AsyncGenerator<BridgeCheck> {
  const questions = openQuestions(bridge);
  yield* checkStranger(questions);
  const { credentials } = bridge;
  if (credentials) yield* checkSignedIn(questions, { ...bridge, credentials });
}
