import { DAY, SECOND } from '#contract/durations.ts';

export type FormerCell = string | number | null;
export type FormerRecord = Readonly<Record<string, FormerCell>>;

/** Size of a made shop; everything else follows from it. */
export interface FormerSize {
  orders: number;
  /** Movements that the first customer has besides: of the balance, and of points. */
  movements?: number;
}

const OPENED = Date.UTC(2023, 0, 1);
const YEARS = 1000 * DAY;
const BUYERS_PER = 10;
const PRODUCTS = 500;
const SKUS = 2;

const two = (number: number): string => String(number).padStart(2, '0');
const yuan = (fen: number): string => (fen / 100).toFixed(2);
const momentAt = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
const stamps = (time: number) => ({ create_time: momentAt(time), update_time: momentAt(time) });

/** A number below `most` that follows from its seed, alike on every machine. */
function pick(seed: number, most: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % most;
}

const customersOf = ({ orders }: FormerSize): number => Math.max(10, Math.ceil(orders / BUYERS_PER));
const priceOf = (product: number): number => 990 + pick(product, 20_000);

function* numbers(most: number): Generator<number> {
  for (let n = 1; n <= most; n += 1) yield n;
}

interface FormerOrder {
  id: number;
  uid: number;
  number: string;
  at: number;
  lines: { id: number; product: number; sku: number; pieces: number; price: number }[];
  price: number;
  isPaid: boolean;
  status: number;
  refunded: number;
  ofBalance: boolean;
}

/** Order by its number: one in ten waits for its money or was given up, one in twenty was paid back. */
function orderOf(id: number, size: FormerSize): FormerOrder {
  const lines = Array.from({ length: 1 + pick(id, 2) }, (_, at) => {
    const product = 1 + ((id + at * 7) % PRODUCTS);
    return {
      id: id * 2 - at,
      product,
      sku: product * SKUS - pick(id + at, SKUS),
      pieces: 1 + pick(id * 3 + at, 3),
      price: priceOf(product),
    };
  });
  const price = lines.reduce((sum, line) => sum + line.price * line.pieces, 0);
  const isPaid = id % 10 !== 0;
  return {
    id,
    uid: 1 + pick(id * 5, customersOf(size)),
    number: `order${String(id).padStart(23, '0')}`,
    at: OPENED + Math.floor((id / size.orders) * YEARS),
    lines,
    price,
    isPaid,
    status: isPaid ? pick(id * 11, 4) : 0,
    refunded: isPaid && id % 20 === 1 ? (id % 40 === 1 ? price : Math.floor(price / 2)) : 0,
    ofBalance: id % 4 === 0,
  };
}

const orderRow = ({ id, uid, number, at, lines, price, isPaid, status, refunded, ofBalance }: FormerOrder): FormerRecord => ({
  id,
  order_id: number,
  uid,
  real_name: `收货人${uid}`,
  user_phone: `139${String(uid).padStart(8, '0')}`,
  user_address: `浙江省杭州市西湖区 龙井路 ${1 + pick(uid, 300)} 号`,
  total_num: lines.reduce((sum, line) => sum + line.pieces, 0),
  total_price: yuan(price),
  pro_total_price: yuan(price),
  pay_price: yuan(price),
  paid: isPaid ? 1 : 0,
  is_del: !isPaid && id % 20 === 0 ? 1 : 0,
  pay_time: isPaid ? momentAt(at + 60 * SECOND) : null,
  pay_type: isPaid ? (ofBalance ? 'yue' : 'weixin') : '',
  status,
  refund_status: refunded > 0 ? 2 : 0,
  refund_price: yuan(refunded),
  refund_reason_time: refunded > 0 ? momentAt(at + DAY) : null,
  delivery_type: status > 0 ? 'express' : '',
  delivery_name: status > 0 ? '圆通速递' : '',
  delivery_id: status > 0 ? `YT${id}` : '',
  shipping_type: 1,
  out_trade_no: isPaid && !ofBalance ? `wx${id}` : '',
  ...stamps(at),
});

const lineRows = ({ id, number, at, lines }: FormerOrder): FormerRecord[] =>
  lines.map((line) => ({
    id: line.id,
    order_id: id,
    order_no: number,
    product_id: line.product,
    product_name: `商品 ${line.product}`,
    attr_value_id: line.sku,
    image: `crmebimage/public/product/${line.product}.png`,
    sku: `规格${line.sku % SKUS}`,
    price: yuan(line.price),
    pay_num: line.pieces,
    ...stamps(at),
  }));

const stepRows = ({ id, at, isPaid, status, refunded }: FormerOrder): FormerRecord[] => {
  const step = (change_type: string, change_message: string, after: number) => ({
    oid: id,
    change_type,
    change_message,
    create_time: momentAt(at + after),
  });
  return [
    step('cache_key_create_order', '订单生成', 0),
    ...(isPaid ? [step('pay_success', '用户付款成功', 60 * SECOND)] : []),
    ...(status > 0 ? [step('express', '已发货', DAY / 2)] : []),
    ...(refunded > 0 ? [step('refund_price', '退款', DAY)] : []),
  ];
};

function billRows({ id, uid, at, price, isPaid, ofBalance, refunded }: FormerOrder): FormerRecord[] {
  if (!isPaid || !ofBalance) return [];
  const bill = { uid, link_id: String(id), category: 'now_money', title: '余额', status: 1 };
  const paid = {
    ...bill,
    id: id * 2 - 1,
    pm: 0,
    type: 'pay_order',
    number: yuan(price),
    create_time: momentAt(at + 60 * SECOND),
  };
  const back = {
    ...bill,
    id: id * 2,
    pm: 1,
    type: 'pay_product_refund',
    number: yuan(refunded),
    create_time: momentAt(at + DAY),
  };
  return refunded > 0 ? [paid, back] : [paid];
}

const pointsRow = ({ id, uid, at, number, isPaid, price }: FormerOrder): FormerRecord[] =>
  isPaid
    ? [
        {
          id,
          uid,
          link_id: number,
          link_type: 'order',
          type: 1,
          title: '用户订单付款成功',
          integral: 1 + Math.floor(price / 1000),
          status: 3,
          ...stamps(at),
        },
      ]
    : [];

/** Movements of one customer besides those of orders, under numbers above theirs: to and fro. */
const moreBill = (n: number, { orders }: FormerSize): FormerRecord => ({
  id: orders * 2 + n,
  uid: 1,
  link_id: '0',
  category: 'now_money',
  title: n % 2 === 0 ? '后台减少余额' : '后台增加余额',
  mark: `第 ${n} 次调整`,
  status: 1,
  pm: n % 2,
  type: n % 2 === 0 ? 'system_sub' : 'system_add',
  number: '1.00',
  create_time: momentAt(OPENED + n * SECOND),
});

const morePoints = (n: number, { orders }: FormerSize): FormerRecord => ({
  id: orders + n,
  uid: 1,
  link_id: '0',
  link_type: 'system',
  type: n % 2 === 0 ? 2 : 1,
  title: '后台调整积分',
  mark: `第 ${n} 次调整`,
  integral: 1,
  status: 3,
  ...stamps(OPENED + n * SECOND),
});

const customerRow = (uid: number): FormerRecord => ({
  uid,
  account: `139${String(uid).padStart(8, '0')}`,
  nickname: `用户 ${uid}`,
  phone: `139${String(uid).padStart(8, '0')}`,
  now_money: yuan(pick(uid, 100_000)),
  integral: pick(uid * 3, 5000),
  experience: pick(uid * 7, 5000),
  status: 1,
  spread_uid: uid > 1 && uid % 3 === 0 ? 1 + pick(uid, uid - 1) : 0,
  spread_time: momentAt(OPENED),
  user_type: 'routine',
  ...stamps(OPENED),
});

const productRow = (id: number): FormerRecord => ({
  id,
  image: `crmebimage/public/product/${id}.png`,
  slider_image: `["crmebimage/public/product/${id}.png"]`,
  store_name: `商品 ${id}`,
  cate_id: '1',
  price: yuan(priceOf(id)),
  unit_name: '件',
  temp_id: 1,
  is_show: 1,
  add_time: OPENED / 1000,
});

const skuRow = (id: number): FormerRecord => {
  const product = Math.ceil(id / SKUS);
  return { id, product_id: product, suk: `规格${id % SKUS}`, stock: 1000, sales: 0, price: yuan(priceOf(product)), cost: '5.00' };
};

function* both(one: Iterable<FormerRecord>, other: Iterable<FormerRecord>): Generator<FormerRecord> {
  yield* one;
  yield* other;
}

type FormerTable = readonly [table: string, rows: Iterable<FormerRecord>];

/** A shop of this many orders as another system has it, table by table, its rows made one by one: alike whenever it is made. */
export function formerTables(size: FormerSize): readonly FormerTable[] {
  function* each(rowsOf: (order: FormerOrder) => readonly FormerRecord[]): Generator<FormerRecord> {
    for (const id of numbers(size.orders)) yield* rowsOf(orderOf(id, size));
  }
  function* made(count: number, rowOf: (id: number) => FormerRecord): Generator<FormerRecord> {
    for (const id of numbers(count)) yield rowOf(id);
  }
  const { movements = 0 } = size;
  return [
    ['eb_category', [{ id: 1, pid: 0, path: '/0/', name: '全部', type: 1, status: 1, ...stamps(OPENED) }]],
    ['eb_shipping_templates', [{ id: 1, name: `全国包邮 ${two(1)}`, type: 1, ...stamps(OPENED) }]],
    ['eb_store_order', each((order) => [orderRow(order)])],
    ['eb_store_order_info', each(lineRows)],
    ['eb_store_order_status', each(stepRows)],
    ['eb_store_product', made(PRODUCTS, productRow)],
    ['eb_store_product_attr_value', made(PRODUCTS * SKUS, skuRow)],
    ['eb_system_config', [{ id: 1, name: 'localUploadUrl', value: 'https://former.example' }]],
    ['eb_user', made(customersOf(size), customerRow)],
    [
      'eb_user_bill',
      both(
        each(billRows),
        made(movements, (n) => moreBill(n, size)),
      ),
    ],
    [
      'eb_user_integral_record',
      both(
        each(pointsRow),
        made(movements, (n) => morePoints(n, size)),
      ),
    ],
  ];
}
