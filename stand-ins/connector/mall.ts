import { randomBytes } from 'node:crypto';
import { refuse } from './refusal.ts';

interface MallSku {
  id: string;
  values: string[];
  price: string;
  marketPrice: string;
  stock: number;
  picture: string;
}

export interface MallProduct {
  link: string;
  title: string;
  intro: string;
  keyword: string;
  unit: string;
  pictures: string[];
  content: string;
  specs: { name: string; values: string[] }[];
  skus: MallSku[];
}

export interface MallOrder {
  number: string;
  status: string;
  isPaid: boolean;
  buyerUnit: string;
  buyerName: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  address: string;
  amount: string;
  freight: string;
  remark: string;
  orderedAt: string;
  items: { sku: string; name: string; spec: string; price: string; num: number }[];
}

export interface MallShipment {
  reference: string;
  number: string;
  parcel: string;
  carrierCode: string;
  carrierName: string;
  trackingNumber: string;
}

/** The mall with all that it keeps; tests and the demonstration change it in place. */
export interface Mall {
  secret: string;
  account: string;
  password: string;
  cookie: string;
  /** Question that stands before a sign-in. */
  asks: 'nothing' | 'captcha' | 'sms';
  /** Answer to the question that was asked last. */
  question?: { key: string; code: string; until: number };
  session?: { token: string; until: number };
  sessionSeconds: number;
  products: Map<string, MallProduct>;
  /** Products of a shop, by its link. */
  shops: Map<string, string[]>;
  orders: Map<string, MallOrder>;
  /** Shipments by reference, in the order in which they came. */
  shipments: Map<string, MallShipment>;
  /** Orders that take no tracking number any more. */
  closed: Set<string>;
}

export const newMall = (): Mall => ({
  secret: randomBytes(16).toString('hex'),
  account: 'guotie-shop',
  password: randomBytes(6).toString('hex'),
  cookie: randomBytes(16).toString('hex'),
  asks: 'nothing',
  sessionSeconds: 7200,
  products: new Map(),
  shops: new Map(),
  orders: new Map(),
  shipments: new Map(),
  closed: new Set(),
});

/** A bowl in two colours. */
export const bowl = (number: number, more: Partial<MallProduct> = {}): MallProduct => ({
  link: `https://mall.example/item/${number}`,
  title: `青花碗 ${number}`,
  intro: '手绘',
  keyword: '碗',
  unit: '只',
  pictures: [`https://img.mall.example/${number}.jpg`],
  content: '<p>手绘青花</p>',
  specs: [{ name: '颜色', values: ['青', '白'] }],
  skus: [
    { id: `${number}-1`, values: ['青'], price: '39.90', marketPrice: '59.90', stock: 20, picture: '' },
    { id: `${number}-2`, values: ['白'], price: '35.00', marketPrice: '59.90', stock: 5, picture: '' },
  ],
  ...more,
});

/** Two bowls for a unit of the railway, paid and to be sent. */
export const orderOf = (number: string, more: Partial<MallOrder> = {}): MallOrder => ({
  number,
  status: '待发货',
  isPaid: true,
  buyerUnit: '杭州工务段',
  buyerName: '王小明',
  phone: '13800001234',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  address: '文三路 1 号',
  amount: '89.80',
  freight: '10.00',
  remark: '',
  orderedAt: '2026-09-20T10:00:00+08:00',
  items: [{ sku: '8-1', name: '青花碗 8', spec: '青', price: '39.90', num: 2 }],
  ...more,
});

const FIVE_MINUTES = 300_000;
// A grey dot: what it asks for is in `question`, where tests read it.
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function ask(mall: Mall, now: number): object {
  const key = randomBytes(8).toString('hex');
  mall.question = { key, code: randomBytes(2).toString('hex'), until: now + FIVE_MINUTES };
  return mall.asks === 'captcha' ? { status: 'captcha', key, image: PICTURE } : { status: 'sms', key };
}

function isAnswered(mall: Mall, { key, code }: Readonly<Record<string, unknown>>, now: number): boolean {
  const { question } = mall;
  // Good once, whatever was answered.
  delete mall.question;
  return question !== undefined && question.key === key && question.code === code && question.until > now;
}

/** A second sign-in ends the first. */
export function signIn(mall: Mall, body: Readonly<Record<string, unknown>>, now: number): object {
  const byCookie = body['cookie'] !== undefined;
  const isKnown = byCookie
    ? body['cookie'] === mall.cookie
    : body['account'] === mall.account && body['password'] === mall.password;
  if (!isKnown) refuse('wrong_password', byCookie ? '登录凭证已失效' : '账号或密码错误');
  if (!byCookie && mall.asks !== 'nothing') {
    if (body['code'] === undefined) return ask(mall, now);
    if (!isAnswered(mall, body, now)) refuse('wrong_password', '验证码错误或已过期');
  }
  const until = now + mall.sessionSeconds * 1000;
  const token = randomBytes(24).toString('base64url');
  mall.session = { token, until };
  return { status: 'ok', session: token, account: mall.account, expiresAt: new Date(until).toISOString() };
}

export function checkSession({ session }: Mall, token: string | undefined, now: number): { until: number } {
  if (!session || token !== session.token || session.until <= now) return refuse('session_expired', '登录已过期');
  return session;
}

const summaryOf = ({ number, status, isPaid, buyerUnit, buyerName, amount, orderedAt }: MallOrder) => {
  return { number, status, isPaid, buyerUnit, buyerName, amount, orderedAt };
};

function pageOf<T>(all: readonly T[], query: URLSearchParams): object {
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
  const isWhole = Number.isSafeInteger(page) && Number.isSafeInteger(limit) && page >= 1 && limit >= 1 && limit <= 50;
  if (!isWhole) refuse('invalid', '页码或每页条数不正确');
  return { total: all.length, page, limit, list: all.slice((page - 1) * limit, page * limit) };
}

export function listOrders(mall: Mall, query: URLSearchParams): object {
  const [from, to] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')];
  if (Number.isNaN(from) || Number.isNaN(to)) refuse('invalid', '时间不正确');
  const status = query.get('status');
  const found = [...mall.orders.values()].filter((order) => {
    const at = Date.parse(order.orderedAt);
    return at >= from && at < to && (status === null || order.status === status);
  });
  const newestFirst = found.toSorted(
    (one, other) => Date.parse(other.orderedAt) - Date.parse(one.orderedAt) || (one.number < other.number ? 1 : -1),
  );
  return pageOf(newestFirst.map(summaryOf), query);
}

export function detailsOf(mall: Mall, numbers: unknown): object {
  const isList = Array.isArray(numbers) && numbers.length >= 1 && numbers.length <= 50;
  if (!isList) return refuse('invalid', '单号应为 1 到 50 个');
  return {
    list: numbers.map((number: unknown) => {
      const order = mall.orders.get(String(number));
      return order ? { number, order } : { number, error: { code: 'not_found', message: '没有这个订单' } };
    }),
  };
}

export const findProduct = (mall: Mall, link: unknown): object =>
  mall.products.get(String(link)) ??
  [...mall.products.values()].find((product) => product.link.endsWith(`/${String(link)}`)) ??
  refuse('not_found', '没有这个商品，可能已经下架');

export function listProducts(mall: Mall, query: URLSearchParams): object {
  const links = mall.shops.get(query.get('link') ?? '') ?? refuse('not_found', '没有这家店铺');
  return pageOf(
    links.map((link) => ({ link, title: mall.products.get(link)?.title ?? '' })),
    query,
  );
}

const FIELDS = ['reference', 'number', 'parcel', 'carrierCode', 'carrierName', 'trackingNumber'] as const;

/** A repetition is accepted and changes nothing. */
export function takeShipment(mall: Mall, body: Readonly<Record<string, unknown>>): object {
  const [reference = '', number = '', parcel = '', carrierCode = '', carrierName = '', trackingNumber = ''] = FIELDS.map(
    (field) => {
      const value = body[field];
      return typeof value === 'string' && value !== '' ? value : refuse('invalid', `缺少 ${field}`);
    },
  );
  const shipment = { reference, number, parcel, carrierCode, carrierName, trackingNumber };
  const known = mall.shipments.get(reference);
  if (known && JSON.stringify(known) !== JSON.stringify(shipment)) refuse('reference_reused', '同一个编号不能用于另一条发货');
  if (known) return { accepted: true };
  if (!mall.orders.has(number)) refuse('not_found', '没有这个订单');
  if (mall.closed.has(number)) refuse('order_closed', '订单已关闭，不能再发货');
  mall.shipments.set(reference, shipment);
  return { accepted: true };
}
