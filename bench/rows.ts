import { randomUUID } from 'node:crypto';
import { hashOf } from '#server/access/sessions/queries.ts';
import { groupRows } from './groups/index.ts';
import { signedBy } from './signing.ts';
import { type NextRequest, type LoadRequest, ask } from './load.ts';
import { PASSWORD } from './cluster.ts';
import type { BenchRow, Shopper } from './row.ts';

const PAGE_1000 = 1000;

type Query = Record<string, string | number>;

const asking = ({ token }: Shopper, path: string, query: Query): LoadRequest => ({
  method: 'GET',
  path: `/api${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  headers: { 'authori-zation': token },
});

const read = (path: string, query: Query = {}) => {
  return (shopper: Shopper): NextRequest => {
    const sent = asking(shopper, path, query);
    return () => sent;
  };
};

/** Another question each time, by its number. */
const readEach = (path: string, query: (turn: number, shopper: Shopper) => Query) => {
  return (shopper: Shopper): NextRequest => {
    let turn = 0;
    return () => asking(shopper, path, query(turn++, shopper));
  };
};

const ORDER_LIST = '/admin/store/order/list';
const PRODUCT_LIST = '/admin/store/product/list';
const allOrders = { limit: 20, type: 0, status: 'all' };
const TEN = 10;
// Prime to the number of pages, so that all of them come before one comes again.
const STRIDE = 7919;
const pagesBeyondTen = ({ orderPages }: Shopper) => Math.max(1, orderPages - TEN);
const WORDS = ['王芳', '李娜', '张敏', '刘洋', '陈静'];

const signIn: LoadRequest = {
  method: 'POST',
  path: '/api/admin/login',
  body: JSON.stringify({ account: 'admin', pwd: PASSWORD }),
};

const createOrder = ({ key, skuIds }: Shopper): NextRequest => {
  let turn = 0;
  return () => {
    turn += 1;
    const body = JSON.stringify({
      idempotencyKey: randomUUID(),
      address: {
        name: '李雷',
        phone: '13800138000',
        province: '浙江省',
        city: '杭州市',
        district: '西湖区',
        detail: '文三路 1 号',
      },
      lines: [{ skuId: skuIds[turn % skuIds.length], quantity: 1 }],
    });
    return signedBy(key, { method: 'POST', path: '/api/open/order/create', body });
  };
};

/** Picture of the library that `fill` makes. */
const PICTURE = 'uploadfile/public/product/2026/11/20/1.jpg';
const FIFTY = Array.from({ length: 50 }, (_, index) => `第 ${index + 1} 款`);

const saveProduct = ({ token, leafId, tempId }: Shopper): NextRequest => {
  const figures = { image: PICTURE, price: '99.00', cost: '50.00', otPrice: '120.00', stock: 10 };
  const body = JSON.stringify({
    storeName: '五十种规格的水杯',
    storeInfo: '演示商品',
    keyword: '水杯',
    unitName: '件',
    image: PICTURE,
    sliderImage: JSON.stringify([PICTURE]),
    cateId: String(leafId),
    tempId,
    isSub: false,
    specType: true,
    content: '<p>商品详情</p>',
    attr: [{ id: 0, attrName: '款式', attrValues: FIFTY.join(',') }],
    attrValue: FIFTY.map((value) => ({ ...figures, attrValue: JSON.stringify({ 款式: value }) })),
  });
  const sent: LoadRequest = { method: 'POST', path: '/api/admin/store/product/save', headers: { 'authori-zation': token }, body };
  return () => sent;
};

/** Lists of the catalogue and of the library, and the largest of its everyday writes. */
const catalogueRows: BenchRow[] = [
  { name: 'catalogue: list by tab', request: read(PRODUCT_LIST, { page: 1, limit: 20, type: 1 }) },
  {
    name: 'catalogue: ten pages',
    request: readEach(PRODUCT_LIST, (turn) => ({ page: 1 + ((turn * 7) % TEN), limit: 20, type: 1 })),
  },
  {
    name: 'catalogue: by category',
    request: (shopper) => read(PRODUCT_LIST, { page: 1, limit: 20, type: 1, cateId: shopper.cateId })(shopper),
  },
  {
    name: 'catalogue: by keyword',
    request: read(PRODUCT_LIST, { page: 1, limit: 20, type: 1, keywords: '耳机' }),
  },
  { name: 'catalogue: page 1,000', request: read(PRODUCT_LIST, { page: PAGE_1000, limit: 20, type: 1 }) },
  { name: 'catalogue: save, 50 SKUs', isWrite: true, request: saveProduct },
  { name: 'catalogue: pictures', request: read('/admin/system/attachment/list', { pid: 0, page: 1, limit: 30 }) },
];

export const rows: BenchRow[] = [
  { name: 'order list, page 1', request: read(ORDER_LIST, { page: 1, ...allOrders }) },
  { name: 'order list, ten pages', request: readEach(ORDER_LIST, (turn) => ({ page: 1 + ((turn * 7) % TEN), ...allOrders })) },
  {
    name: 'order list, keyword',
    request: readEach(ORDER_LIST, (turn) => ({ page: 1, ...allOrders, keywords: WORDS[turn % WORDS.length] ?? '' })),
  },
  { name: 'order list, page 1,000', request: read(ORDER_LIST, { page: PAGE_1000, ...allOrders }) },
  {
    name: 'order list, never twice',
    questions: pagesBeyondTen,
    request: readEach(ORDER_LIST, (turn, shopper) => ({
      page: 1 + TEN + ((turn * STRIDE) % pagesBeyondTen(shopper)),
      ...allOrders,
    })),
  },
  { name: 'product list, keyword', request: read(PRODUCT_LIST, { page: 1, limit: 20, type: 1, keywords: '耳机' }) },
  {
    name: 'order detail',
    request: readEach('/admin/store/order/info', (turn, { orderNos }) => ({ orderNo: orderNos[turn % orderNos.length] ?? '' })),
  },
  {
    name: 'sign-in',
    isWrite: true,
    lanes: 2,
    request: () => () => signIn,
    oneTime: (_sent, { data }) => [hashOf(String(Object(data).token))],
    verify: async () => ({ hash: await (await import('@node-rs/argon2')).hash(PASSWORD), password: PASSWORD }),
  },
  {
    name: 'order creation',
    isWrite: true,
    request: createOrder,
    oneTime: ({ headers = {}, body = '' }, { data }) => [
      String(JSON.parse(body).idempotencyKey),
      String(headers['x-nonce']),
      String(Object(data).orderNo),
    ],
  },
  ...catalogueRows,
  ...groupRows,
];

async function dataOf(port: number, sent: LoadRequest): Promise<Record<string, never>> {
  const answer = await ask(port, sent);
  if (answer.code !== 200) throw new Error(`${sent.path}: ${answer.message}`);
  return Object(answer.data);
}

export async function openShopper(port: number): Promise<Shopper> {
  const { token } = await dataOf(port, signIn);
  const headers = { 'authori-zation': String(token) };
  const key = await dataOf(port, {
    method: 'POST',
    path: '/api/admin/openapi/key/save',
    headers,
    body: JSON.stringify({ name: `bench ${randomUUID()}` }),
  });
  const orders = await dataOf(port, { method: 'GET', path: `/api${ORDER_LIST}?type=0&status=all&limit=200`, headers });
  const skus = await dataOf(port, signedBy(Object(key), { method: 'GET', path: '/api/open/sku/list?limit=200' }));
  const tree = await dataOf(port, { method: 'GET', path: '/api/admin/category/list/tree?type=1&status=-1', headers });
  const root = Object(Array.from(Object.values(tree)).find((node) => Object(node).child));
  const freight = await dataOf(port, { method: 'GET', path: '/api/admin/express/shipping/templates/list', headers });
  const onSale: { skuId: number; stock: number }[] = Array.from(Object(skus).list);
  return {
    token: String(token),
    key: Object(key),
    orderNos: Array.from(Object(orders).list, (order) => String(Object(order).orderId)),
    orderPages: Math.ceil(Number(Object(orders).total) / 20),
    cateId: Number(root.id),
    leafId: Number(Object(root.child[0]).id),
    tempId: Number(Object(Array.from(Object(freight).list)[0]).id),
    skuIds: onSale.filter(({ stock }) => stock > 0).map(({ skuId }) => skuId),
  };
}
