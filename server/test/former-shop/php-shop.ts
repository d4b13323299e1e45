import type { Cell, FormerRows } from './write-dump.ts';

type FormerRow = Readonly<Record<string, Cell>>;
type Table = (rows: readonly FormerRow[], shop: FormerRows) => readonly FormerRow[];

/** Seconds of the epoch of a moment on the clocks of the shop; 0 of none. */
const seconds = (local: Cell | undefined): number =>
  typeof local === 'string' && local !== '' ? Date.parse(`${local.replace(' ', 'T')}+08:00`) / 1000 : 0;
const secondsOfMs = (ms: Cell | undefined): number => Number(ms ?? 0) / 1000;
const added = (row: FormerRow): FormerRow => ({ add_time: seconds(row['create_time']) });
const find = (shop: FormerRows, table: string, key: string, value: Cell | undefined): FormerRow | undefined =>
  shop.get(table)?.find((row) => row[key] === value);
const same: Table = (rows) => rows;
const withAdded: Table = (rows) => rows.map((row) => ({ ...row, ...added(row) }));

/** Each tree begins with 1 there: the one of articles has numbers that the one of products has as well. */
const ARTICLES_FROM = 9;

const ofType = (rows: readonly FormerRow[], type: number): FormerRow[] => rows.filter((row) => row['type'] === type);

const customers: Table = (rows) =>
  rows.map(({ experience = 0, group_id: group, tag_id: _, ...row }) => ({
    ...row,
    ...added(row),
    exp: `${experience}.00`,
    group_id: Number(String(group).split(',')[0]),
    spread_time: seconds(row['spread_time']),
    last_time: 0,
    birthday: 0,
  }));

const wechatUsers: Table = (rows) =>
  ofType(rows, 1).map((row) => ({
    id: row['id'] ?? 0,
    uid: row['uid'] ?? 0,
    openid: row['token'] ?? '',
    unionid: rows.find((other) => other['uid'] === row['uid'] && other['type'] === 3)?.['token'] ?? '',
    user_type: 'wechat',
    sex: 2,
    ...added(row),
  }));

/** Orders there have their goods alone in the total, and a refund takes the place of their state. */
const orders: Table = (rows) =>
  rows.map(({ status = 0, ...row }) => {
    const isBack = row['refund_status'] === 2;
    return {
      ...row,
      ...added(row),
      total_price: row['pro_total_price'] ?? '0',
      pay_time: seconds(row['pay_time']),
      refund_reason_time: seconds(row['refund_reason_time']),
      trade_no: row['out_trade_no'] ?? '',
      status: isBack ? -2 : status,
    };
  });

const MARK_OF_SKU = (id: Cell | undefined): string => `mark${id}`;

/** Lines have what was bought as JSON; of an activity the mark is that of the activity's SKU. */
const lines: Table = (rows, shop) =>
  rows.map((row) => {
    const sku = find(shop, 'eb_store_product_attr_value', 'id', row['attr_value_id']);
    const attrInfo = { suk: row['sku'], unique: MARK_OF_SKU(sku?.['id']), image: row['image'], weight: '0.50', volume: '0.00' };
    const productInfo = {
      id: row['product_id'],
      store_name: row['product_name'],
      image: row['image'],
      give_integral: 0,
      attrInfo,
    };
    return {
      id: row['id'] ?? 0,
      oid: row['order_id'] ?? 0,
      cart_id: `cart${row['id']}`,
      product_id: row['product_id'] ?? 0,
      cart_num: row['pay_num'] ?? 0,
      cart_info: JSON.stringify({
        product_id: sku?.['product_id'],
        product_attr_unique: MARK_OF_SKU(sku?.['id']),
        cart_num: row['pay_num'],
        truePrice: Number(row['price']),
        productInfo,
      }),
    };
  });

const moneyTypes: Readonly<Record<string, string>> = { pay_order: 'pay_product' };
const balances: Table = (rows) =>
  rows.map(({ category: _, ...row }) => ({ ...row, ...added(row), type: moneyTypes[String(row['type'])] ?? row['type'] ?? '' }));

const commission: Table = (rows, shop) =>
  rows.map((row, at) => ({
    id: row['id'] ?? 0,
    uid: row['uid'] ?? 0,
    link_id: String(find(shop, 'eb_store_order', 'order_id', row['link_id'])?.['id'] ?? 0),
    type: at === 0 ? 'one_brokerage' : 'two_brokerage',
    number: row['price'] ?? '0',
    pm: 1,
    status: 1,
    ...added(row),
  }));

const useTypes: Readonly<Record<string, number>> = { 1: 0, 2: 2, 3: 1 };
const coupons: Table = (rows) =>
  rows.map((row) => ({
    id: row['id'] ?? 0,
    coupon_title: row['name'] ?? '',
    coupon_price: row['money'] ?? '0',
    use_min_price: row['min_price'] ?? '0',
    is_permanent: 1,
    start_time: seconds(row['receive_start_time']),
    coupon_time: row['day'] ?? 0,
    type: useTypes[String(row['use_type'])] ?? 0,
    receive_type: row['type'] ?? 1,
    status: row['status'] ?? 0,
    ...added(row),
  }));

const heldCoupons: Table = (rows) =>
  rows.map((row) => ({
    id: row['id'] ?? 0,
    cid: row['coupon_id'] ?? 0,
    uid: row['uid'] ?? 0,
    coupon_title: row['name'] ?? '',
    coupon_price: row['money'] ?? '0',
    use_min_price: row['min_price'] ?? '0',
    type: row['type'] === 'receive' ? 'get' : (row['type'] ?? ''),
    status: row['status'] ?? 0,
    start_time: seconds(row['start_time']),
    end_time: seconds(row['end_time']),
    use_time: seconds(row['use_time']),
    ...added(row),
  }));

/** Times in seconds where the other system has milliseconds. */
const inSeconds =
  (...columns: string[]): Table =>
  (rows) =>
    rows.map((row) => ({ ...row, ...Object.fromEntries(columns.map((name) => [name, secondsOfMs(row[name])])) }));

/** Tables there, each with the one of CRMEB Java that its records are made of. */
const TABLES: readonly (readonly [table: string, of: string, made: Table])[] = [
  [
    'eb_system_config',
    'eb_system_config',
    (rows) =>
      rows.map(({ name, value, ...row }) => ({
        ...row,
        menu_name: name === 'localUploadUrl' ? 'site_url' : (name ?? ''),
        value: JSON.stringify(value),
        status: 1,
      })),
  ],
  [
    'eb_store_category',
    'eb_category',
    (rows) =>
      ofType(rows, 1).map(({ id = 0, pid = 0, name = '', ...row }) => ({ id, pid, cate_name: name, is_show: 1, ...added(row) })),
  ],
  [
    'eb_article_category',
    'eb_category',
    (rows) => ofType(rows, 3).map(({ id, name = '' }) => ({ id: Number(id) - ARTICLES_FROM, title: name, status: 1 })),
  ],
  ['eb_system_city', 'eb_system_city', same],
  ['eb_user_address', 'eb_user_address', same],
  ['eb_shipping_templates', 'eb_shipping_templates', withAdded],
  [
    'eb_shipping_templates_region',
    'eb_shipping_templates_region',
    (rows) => rows.map((row) => ({ ...row, continue: row['renewal'] ?? '0', continue_price: row['renewal_price'] ?? '0' })),
  ],
  [
    'eb_store_product',
    'eb_store_product',
    (rows) => rows.map((row) => ({ ...row, slider_image: String(row['slider_image']).replaceAll('/', String.raw`\/`) })),
  ],
  ['eb_store_product_attr', 'eb_store_product_attr', same],
  [
    'eb_store_product_attr_value',
    'eb_store_product_attr_value',
    (rows) => rows.map((row) => ({ ...row, unique: MARK_OF_SKU(row['id']) })),
  ],
  ['eb_store_product_description', 'eb_store_product_description', same],
  [
    'eb_system_user_level',
    'eb_system_user_level',
    (rows) => rows.map((row) => ({ ...row, ...added(row), exp_num: row['experience'] ?? 0, discount: `${row['discount']}.00` })),
  ],
  ['eb_user_group', 'eb_user_group', same],
  ['eb_user_label', 'eb_user_tag', (rows) => rows.map(({ id = 0, name = '' }) => ({ id, label_name: name }))],
  ['eb_user', 'eb_user', customers],
  [
    'eb_user_label_relation',
    'eb_user',
    (rows) => rows.flatMap(({ uid = 0, tag_id: tag }) => (tag ? [{ uid, label_id: Number(tag) }] : [])),
  ],
  ['eb_wechat_user', 'eb_user_token', wechatUsers],
  ['eb_store_combination', 'eb_store_combination', (rows, shop) => combinations(rows, shop)],
  ['eb_store_pink', 'eb_store_pink', inSeconds('add_time', 'stop_time')],
  ['eb_store_bargain', 'eb_store_bargain', inSeconds('start_time', 'stop_time')],
  ['eb_store_bargain_user', 'eb_store_bargain_user', inSeconds('add_time')],
  ['eb_store_bargain_user_help', 'eb_store_bargain_user_help', inSeconds('add_time')],
  ['eb_user_sign', 'eb_user_sign', (rows) => ofType(rows, 1).map(({ type: _, ...row }) => ({ ...row, ...added(row) }))],
  ['eb_user_brokerage', 'eb_user_brokerage_record', commission],
  ['eb_store_coupon_issue', 'eb_store_coupon', coupons],
  ['eb_store_coupon_user', 'eb_store_coupon_user', heldCoupons],
  ['eb_store_order', 'eb_store_order', orders],
  ['eb_store_order_cart_info', 'eb_store_order_info', lines],
  [
    'eb_store_order_status',
    'eb_store_order_status',
    (rows) => rows.map(({ create_time: at, ...row }) => ({ ...row, change_time: seconds(at) })),
  ],
  [
    'eb_store_product_reply',
    'eb_store_product_reply',
    (rows) => rows.map((row) => ({ ...row, ...added(row), pics: JSON.stringify([row['pics']]) })),
  ],
  ['eb_user_money', 'eb_user_bill', balances],
  ['eb_user_extract', 'eb_user_extract', withAdded],
  [
    'eb_article',
    'eb_article',
    (rows) =>
      rows.map(({ content: _, ...row }) => ({
        ...row,
        cid: String(Number(row['cid']) - ARTICLES_FROM),
        status: 1,
        add_time: String(seconds(row['create_time'])),
      })),
  ],
  ['eb_article_content', 'eb_article', (rows) => rows.map(({ id = 0, content = '' }) => ({ nid: id, content }))],
  ['eb_system_role', 'eb_system_role', (rows) => rows.map((row) => ({ ...row, rules: '7,8' }))],
  ['eb_system_admin', 'eb_system_admin', withAdded],
  ['eb_store_cart', 'eb_store_cart', same],
];

const combinations: Table = (rows, shop) =>
  inSeconds('start_time', 'stop_time')(rows, shop).map((row) => ({ ...row, virtual: row['virtual_ration'] ?? 0 }));

/** The shop as CRMEB PHP keeps it: the same goods, customers and money in tables of another form. */
export const phpShop = (shop: FormerRows): FormerRows =>
  new Map(TABLES.map(([table, of, made]) => [table, made(shop.get(of) ?? [], shop)]));

const append = (rows: FormerRows, more: Readonly<Record<string, readonly FormerRow[]>>): FormerRows =>
  new Map([...rows, ...Object.entries(more).map(([table, of]) => [table, [...(rows.get(table) ?? []), ...of]] as const)]);

/** Customer whose order was split. */
const BUYER = 12;
/** Money of an order that was split in two, one of which went back. */
const SPLIT = { whole: 9000, back: 4500 };

const yuan = (fen: number): string => (fen / 100).toFixed(2);

const TITLE = { header_type: 2, type: 1, name: '茶会有限公司', duty_number: '91330100ma2c1d3e4f', email: 'tea@former.example' };

/** Adds what CRMEB PHP alone has: an order that was split, points of orders, hours of flash sales, members. */
export function withPhpOnly(rows: FormerRows): FormerRows {
  const [first] = rows.get('eb_store_order') ?? [];
  const at = Number(first?.['add_time']);
  const order = (id: number, pid: number, fen: number, more: FormerRow = {}): FormerRow => ({
    ...first,
    id,
    pid,
    order_id: `cp${id}`,
    uid: BUYER,
    total_num: fen / 4500,
    total_price: yuan(fen),
    pay_price: yuan(fen),
    paid: 1,
    pay_type: 'yue',
    pay_time: at,
    status: 0,
    refund_status: 0,
    refund_price: '0.00',
    refund_reason_time: 0,
    combination_id: 0,
    pink_id: 0,
    ...more,
  });
  const line = (id: number, oid: number, pieces: number): FormerRow => ({
    ...(rows.get('eb_store_order_cart_info') ?? []).find((each) => each['oid'] === 6),
    id,
    oid,
    cart_num: pieces,
  });
  const back = { status: -2, refund_status: 2, refund_price: yuan(SPLIT.back), refund_reason_time: at + 60 };
  const bill = { uid: 3, link_id: '2', category: 'integral', pm: 1, status: 1, add_time: at };
  const money = { uid: BUYER, link_id: '101', status: 1, title: '余额' };
  const customers = (rows.get('eb_user') ?? []).map((row) =>
    row['uid'] === BUYER ? { ...row, now_money: yuan(Math.round(Number(row['now_money']) * 100) - SPLIT.back) } : row,
  );
  const products = (rows.get('eb_store_product') ?? []).map((row) => (row['id'] === 2 ? { ...row, presale: 1 } : row));
  return append(new Map([...rows, ['eb_user', customers], ['eb_store_product', products]]), {
    eb_store_order: [order(101, -1, SPLIT.whole), order(102, 101, 4500), order(103, 101, 4500, back)],
    eb_store_order_cart_info: [line(201, 101, 2), line(202, 102, 1), line(203, 103, 1)],
    eb_user_money: [
      { ...money, id: 901, pm: 0, type: 'pay_product', number: yuan(SPLIT.whole), add_time: at },
      { ...money, id: 902, pm: 1, type: 'pay_product_refund', number: yuan(SPLIT.back), add_time: at + 60 },
    ],
    eb_store_order_refund: [
      { id: 1, store_order_id: 1, order_id: 'asked', refund_type: 1, refund_num: 1, refund_price: '10.00', add_time: at },
      { id: 2, store_order_id: 2, order_id: 'taken-back', refund_type: 1, is_cancel: 1, add_time: at },
    ],
    eb_user_bill: [
      { ...bill, id: 1, type: 'gain', number: '3.00' },
      { ...bill, id: 2, type: 'product_gain', number: '2.00' },
      { ...bill, id: 3, type: 'sign', link_id: '1', number: '4.00' },
      { ...bill, id: 4, category: 'exp', type: 'gain', number: '6.00' },
      { ...bill, id: 5, category: 'now_money', type: 'brokerage', number: '7.00' },
    ],
    eb_system_group: [{ id: 49, config_name: 'routine_seckill_time' }],
    eb_system_group_data: [
      { id: 5, gid: 49, status: 1, value: '{"time":{"type":"input","value":"8"},"continued":{"type":"input","value":"4"}}' },
      { id: 6, gid: 50, status: 1, value: '{"day":{"type":"input","value":"1"}}' },
    ],
    eb_store_seckill: [
      {
        id: 1,
        product_id: 1,
        title: '早市',
        time_id: 5,
        status: 1,
        is_show: 1,
        num: 1,
        start_time: String(at),
        stop_time: String(at + 86_400),
      },
    ],
    eb_user_invoice: [
      { ...TITLE, id: 1, uid: 3, is_default: 1, add_time: at },
      { ...TITLE, id: 2, uid: 3, add_time: at },
    ],
    eb_store_order_invoice: [
      { ...TITLE, id: 1, uid: 3, category: 'order', order_id: 2, is_pay: 1, remark: '请开茶叶', add_time: at },
      { ...TITLE, id: 2, uid: 4, category: 'order', order_id: 3, is_pay: 1, is_invoice: 1, invoice_number: '1', add_time: at },
    ],
    eb_member_card: [{ id: 1, card_number: 'a' }],
    eb_system_menus: [{ id: 7, menu_name: '商品' }],
  });
}

export const phpFigures = { splitOrders: 2, splitPaid: SPLIT.whole, splitBack: SPLIT.back };
