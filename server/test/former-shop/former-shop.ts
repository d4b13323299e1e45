import { DAY, HOUR } from '#contract/durations.ts';
import type { Cell, FormerRows } from './write-dump.ts';

type FormerRow = Record<string, Cell>;

const yuan = (fen: number): string => (fen / 100).toFixed(2);
const two = (number: number): string => String(number).padStart(2, '0');
/** The day it opened, in the zone of the shop: young enough for its last days to be reconciled. */
const OPENED = Date.now() - 29 * DAY;
export const dayOf = (day: number): string => new Date(OPENED + 8 * HOUR + (day - 1) * DAY).toISOString().slice(0, 10);
const on = (day: number, hour: number): string => `${dayOf(day)} ${two(hour)}:00:00`;
const seconds = (local: string): number => Date.parse(`${local.replace(' ', 'T')}+08:00`) / 1000;

const CUSTOMERS = 12;
const ORDERS = 24;
/** A balance that everybody was given, before all orders. */
const GIVEN = 100_000;
const NAMES = ['秋月', '老\\周', "O'Hara", '😀 笑', '两行\n的人', '"引号"'];
const PRICES = [4500, 1990, 12_800];
const STOCK = 40;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const stamps = (local: string): FormerRow => ({ create_time: local, update_time: local });

const products = PRICES.map((price, at): FormerRow => ({
  id: at + 1,
  image: 'crmebimage/public/product/tea.png',
  slider_image: '["crmebimage/public/product/tea.png","https://pictures.example/tea.png"]',
  store_name: `茶 ${at + 1} 号，100% "春"`,
  store_info: '自家茶园',
  keyword: '茶',
  cate_id: at === 0 ? '11,12' : '12',
  price: yuan(price),
  unit_name: '盒',
  temp_id: 5,
  is_show: at === 2 ? 0 : 1,
  is_del: at === 2 ? 1 : 0,
  add_time: seconds(on(1, 9)),
  activity: '0, 1, 2, 3',
}));

/** Combinations of products, two of each; and one of an activity under a number that a product has. */
const skus = [
  ...PRICES.flatMap((price, at) =>
    ['大,红', '小,红'].map((suk, of): FormerRow => ({
      id: at * 10 + of + 1,
      product_id: at + 1,
      suk,
      stock: STOCK + of,
      sales: of,
      price: yuan(price),
      cost: '5.00',
      ot_price: yuan(price * 2),
      attr_value: JSON.stringify({ 尺寸: suk.slice(0, 1), 颜色: '红' }),
    })),
  ),
  { id: 900, product_id: 1, suk: '大,红', stock: 3, price: '9.90', type: 3, quota: 3, quota_show: 5 },
  // Another one under the number of that product: of a bargain.
  { id: 901, product_id: 1, suk: '大,红', stock: 3, price: '45.00', type: 2, quota: 3, quota_show: 5 },
];

const attrs = products.flatMap(({ id = 0 }): FormerRow[] => [
  { id: Number(id) * 2, product_id: id, attr_name: '尺寸', attr_values: '大,小' },
  { id: Number(id) * 2 + 1, product_id: id, attr_name: '颜色', attr_values: '红' },
]);

interface FormerOrder {
  id: number;
  uid: number;
  number: string;
  price: number;
  quantity: number;
  paid: boolean;
  status: number;
  refunded: number;
  ofBalance: boolean;
  at: number;
  sku: number;
}

/** Orders of which each fifth waits for its money, and each sixth was paid back: half of it, or all. */
const orders = numbers(ORDERS).map((id): FormerOrder => {
  const quantity = 1 + (id % 3);
  const product = id % 3;
  const price = (PRICES[product] ?? 0) * quantity;
  const paid = id % 5 !== 0;
  const isBack = paid && id % 6 === 0;
  return {
    id,
    uid: 1 + (id % CUSTOMERS),
    number: `order${String(id).padStart(23, '0')}`,
    price,
    quantity,
    paid,
    status: paid ? id % 4 : 0,
    refunded: isBack ? (id % 12 === 0 ? price : Math.floor(price / 2)) : 0,
    ofBalance: id % 2 === 0,
    at: 2 + (id % 20),
    sku: product * 10 + 1,
  };
});

/** Orders of the team that bought together. */
const TEAM = [3, 9];
const ofTeam = (id: number): boolean => TEAM.includes(id);

const orderRow = ({ id, uid, number, price, quantity, paid, status, refunded, ofBalance, at }: FormerOrder): FormerRow => ({
  id,
  order_id: number,
  uid,
  real_name: `收货人 ${uid}`,
  user_phone: '13900000000',
  user_address: '浙江省杭州市西湖区 龙井路 1 号',
  total_num: quantity,
  total_price: yuan(price),
  pro_total_price: yuan(price),
  pay_price: yuan(price),
  paid: paid ? 1 : 0,
  pay_time: paid ? on(at, 11) : null,
  pay_type: paid ? (ofBalance ? 'yue' : 'weixin') : '',
  status,
  refund_status: refunded > 0 ? 2 : 0,
  refund_price: yuan(refunded),
  refund_reason_time: refunded > 0 ? on(at + 1, 9) : null,
  delivery_type: status > 0 ? 'express' : '',
  delivery_name: status > 0 ? '圆通速递' : '',
  delivery_id: status > 0 ? `YT${id}` : '',
  shipping_type: 1,
  combination_id: ofTeam(id) ? 1 : 0,
  pink_id: ofTeam(id) ? 1 : 0,
  out_trade_no: '',
  create_time: on(at, 10),
  update_time: on(at + 1, 12),
});

const lineRow = ({ id, price, quantity, sku, number }: FormerOrder): FormerRow => ({
  id,
  order_id: id,
  order_no: number,
  product_id: ofTeam(id) ? 1 : Math.ceil(sku / 10),
  product_type: ofTeam(id) ? 3 : 0,
  product_name: `茶 ${Math.ceil(sku / 10)} 号`,
  attr_value_id: ofTeam(id) ? 900 : sku,
  image: 'crmebimage/public/product/tea.png',
  sku: '大,红',
  price: yuan(price / quantity),
  pay_num: quantity,
  ...stamps(on(3, 10)),
});

const stepRows = ({ id, paid, refunded, status, at }: FormerOrder): FormerRow[] => [
  { oid: id, change_type: 'cache_key_create_order', change_message: '订单生成', create_time: on(at, 10) },
  ...(paid ? [{ oid: id, change_type: 'pay_success', change_message: '用户付款成功', create_time: on(at, 11) }] : []),
  ...(status > 0 ? [{ oid: id, change_type: 'express', change_message: '已发货', create_time: on(at, 15) }] : []),
  ...(refunded > 0 ? [{ oid: id, change_type: 'refund_price', change_message: '退款', create_time: on(at + 1, 9) }] : []),
];

/** Bills of balances in the order of time, as the former shop wrote them: of an order by its database id. */
const bills = [
  ...numbers(CUSTOMERS).map((uid): FormerRow => ({
    uid,
    link_id: '0',
    pm: 1,
    type: 'system_add',
    number: yuan(GIVEN),
    create_time: on(1, 12),
  })),
  ...orders
    .filter(({ paid, ofBalance }) => paid && ofBalance)
    .flatMap(({ id, uid, price, refunded, at }): FormerRow[] => [
      { uid, link_id: String(id), pm: 0, type: 'pay_order', number: yuan(price), create_time: on(at, 11) },
      ...(refunded > 0
        ? [{ uid, link_id: String(id), pm: 1, type: 'pay_product_refund', number: yuan(refunded), create_time: on(at + 1, 9) }]
        : []),
    ]),
].map((row, at): FormerRow => ({ id: at + 1, category: 'now_money', status: 1, title: '余额', ...row }));

const spentBy = (uid: number): number =>
  orders
    .filter((each) => each.uid === uid && each.paid && each.ofBalance)
    .reduce((sum, { price, refunded }) => sum + price - refunded, 0);

/** The figure of balance holds more than the bills say, as in shops that are older than their bills. */
const BEFORE = 12_345;

const customers = numbers(CUSTOMERS).map((uid): FormerRow => ({
  uid,
  account: uid === 8 ? '13700000007' : `1370000000${uid % 10}${uid > 9 ? '9' : ''}`,
  pwd: 'not-to-be-read',
  nickname: NAMES[uid % NAMES.length] ?? '',
  phone: `1370000000${uid % 10}`,
  group_id: uid % 3 === 0 ? '1,2' : '1',
  tag_id: uid % 2 === 0 ? '1' : '',
  now_money: yuan(GIVEN + BEFORE - spentBy(uid)),
  brokerage_price: uid === 1 ? '30.00' : uid === 2 ? '4.00' : '0.00',
  integral: uid * 10,
  experience: uid * 5,
  status: 1,
  level: uid > 6 ? 2 : 1,
  spread_uid: uid > 1 ? 1 : 0,
  spread_time: on(2, 8),
  user_type: 'h5',
  is_promoter: uid === 1 ? 1 : 0,
  ...stamps(on(1, 8)),
}));

/** An order that came after the first move, of somebody who is known. */
const LATER: FormerOrder = {
  id: ORDERS + 1,
  uid: 4,
  number: 'order-of-later',
  price: 4500,
  quantity: 1,
  paid: true,
  status: 0,
  refunded: 0,
  ofBalance: false,
  at: 24,
  sku: 1,
};

/** An order that is gone from the former shop; its line is still there. */
const GONE: FormerOrder = { ...LATER, id: 999, number: 'order-of-nobody' };

const another = (n: number): FormerOrder => ({ ...LATER, id: 10_000 + n, number: `another-${n}`, uid: 1 + (n % CUSTOMERS) });

/** A shop of another system, made of nothing: a tea house whose figures all agree. `isLater` is the same one some days on; so many orders `more` are all alike. */
export const formerShop = ({ isLater = false, more = 0 } = {}): FormerRows => {
  const all = [...orders, ...(isLater ? [LATER] : []), ...numbers(more).map(another)];
  return new Map<string, FormerRow[]>([
    [
      'eb_system_config',
      [
        { id: 1, name: 'site_name', value: '茶铺' },
        { id: 2, name: 'pay_weixin_key', value: 'a-secret' },
        { id: 3, name: 'localUploadUrl', value: 'https://former.example/' },
      ],
    ],
    [
      'eb_category',
      [
        { id: 11, pid: 0, path: '/0/', name: '茶', type: 1, status: 1, ...stamps(on(1, 8)) },
        { id: 12, pid: 11, path: '/0/11/', name: '绿茶', type: 1, status: 1, ...stamps(on(1, 8)) },
        { id: 20, pid: 0, path: '/0/', name: '茶话', type: 3, status: 1, ...stamps(on(1, 8)) },
      ],
    ],
    ['eb_shipping_templates', [{ id: 5, name: '江浙沪包邮', type: 1, ...stamps(on(1, 8)) }]],
    [
      'eb_shipping_templates_region',
      [
        {
          id: 1,
          temp_id: 5,
          city_id: 0,
          first: '1.00',
          first_price: '6.00',
          renewal: '1.00',
          renewal_price: '2.00',
          uniqid: 'a',
        },
        {
          id: 2,
          temp_id: 5,
          city_id: 77,
          first: '1.00',
          first_price: '0.00',
          renewal: '1.00',
          renewal_price: '0.00',
          uniqid: 'b',
        },
      ],
    ],
    ['eb_system_city', [{ id: 1, city_id: 77, level: 1, name: '杭州', merger_name: '浙江,杭州' }]],
    ['eb_store_product', products],
    ['eb_store_product_attr', attrs],
    ['eb_store_product_attr_value', skus],
    [
      'eb_store_product_description',
      products.map(({ id = 0 }) => ({
        id,
        product_id: id,
        description: '<p>好茶 <img src="crmebimage/public/product/tea.png"></p>',
      })),
    ],
    [
      'eb_system_user_level',
      [
        { id: 1, name: '茶友', grade: 1, discount: 100, is_show: 1, ...stamps(on(1, 8)) },
        { id: 2, name: '老茶友', grade: 2, experience: 50, discount: 95, is_show: 1, ...stamps(on(1, 8)) },
      ],
    ],
    [
      'eb_user_group',
      [
        { id: 1, group_name: '本地' },
        { id: 2, group_name: '茶会' },
      ],
    ],
    ['eb_user_tag', [{ id: 1, name: '爱绿茶' }]],
    ['eb_user', customers],
    [
      'eb_user_address',
      [
        {
          id: 1,
          uid: 3,
          real_name: '秋月',
          province: '浙江省',
          city: '杭州市',
          city_id: 77,
          district: '西湖区',
          detail: '龙井路 1 号',
        },
        { id: 2, uid: 3, real_name: '秋月', province: '浙江省', city: '杭州市', city_id: 77, district: '新城', detail: '1 号' },
      ],
    ],
    [
      'eb_user_token',
      [
        { id: 1, uid: 3, token: 'openid-of-three', type: 1, create_time: on(1, 8) },
        { id: 2, uid: 3, token: 'unionid-of-three', type: 3, create_time: on(1, 8) },
      ],
    ],
    [
      'eb_store_combination',
      [
        {
          id: 1,
          product_id: 1,
          title: '两人品茶',
          people: 2,
          price: '9.90',
          is_show: 1,
          start_time: seconds(on(1, 0)) * 1000,
          stop_time: seconds(on(30, 0)) * 1000,
          effective_time: 24,
          num: 2,
          once_num: 1,
          virtual_ration: 100,
          temp_id: 5,
        },
      ],
    ],
    [
      'eb_store_pink',
      TEAM.map((id, at) => ({
        id: at + 1,
        uid: 1 + id,
        order_id: orders[id - 1]?.number ?? '',
        order_id_key: id,
        cid: 1,
        people: 2,
        k_id: at,
        status: 2,
        add_time: seconds(on(5, 10)) * 1000,
        stop_time: seconds(on(6, 10)) * 1000,
      })),
    ],
    [
      'eb_store_bargain',
      [
        {
          id: 1,
          product_id: 1,
          title: '砍一盒茶',
          price: '45.00',
          min_price: '20.00',
          people_num: 2,
          bargain_num: 1,
          num: 1,
          status: 1,
          temp_id: 5,
          start_time: seconds(on(1, 0)) * 1000,
          stop_time: seconds(on(30, 0)) * 1000,
        },
      ],
    ],
    [
      'eb_store_bargain_user',
      [
        {
          id: 1,
          uid: 5,
          bargain_id: 1,
          bargain_price_min: '20.00',
          bargain_price: '45.00',
          price: '25.00',
          status: 3,
          add_time: seconds(on(7, 8)) * 1000,
        },
      ],
    ],
    [
      'eb_store_bargain_user_help',
      [6, 7].map((uid) => ({
        id: uid,
        uid,
        bargain_id: 1,
        bargain_user_id: 1,
        price: '12.50',
        add_time: seconds(on(7, 9)) * 1000,
      })),
    ],
    [
      'eb_user_sign',
      [1, 2].map((type) => ({ id: type, uid: 3, number: 5 * type, type, create_day: dayOf(4), create_time: on(4, 9) })),
    ],
    [
      'eb_user_brokerage_record',
      [1, 2].map((uid) => ({
        id: uid,
        uid,
        link_id: orders[0]?.number ?? '',
        link_type: 'order',
        type: 1,
        price: yuan(800 / uid),
        status: 3,
        brokerage_level: null,
        ...stamps(on(8, 9)),
      })),
    ],
    [
      'eb_store_coupon',
      [
        {
          id: 1,
          name: '满减券',
          money: '5.00',
          use_type: 1,
          min_price: '0.00',
          receive_start_time: on(1, 8),
          day: 30,
          type: 1,
          status: 1,
          ...stamps(on(1, 8)),
        },
      ],
    ],
    [
      'eb_store_coupon_user',
      [1, 2].map((id) => ({
        id,
        coupon_id: 1,
        uid: 2,
        name: '满减券',
        money: '5.00',
        type: 'receive',
        status: 0,
        start_time: on(2, 8),
        end_time: '2036-10-02 08:00:00',
        use_type: 1,
        ...stamps(on(2, 8)),
      })),
    ],
    ['eb_store_order', all.map(orderRow)],
    ['eb_store_order_info', [...all, GONE].map(lineRow)],
    ['eb_store_order_status', all.flatMap(stepRows)],
    [
      'eb_store_product_reply',
      [
        {
          id: 1,
          uid: 2,
          oid: 1,
          product_id: 2,
          product_score: 5,
          service_score: 4,
          comment: '清香',
          pics: 'crmebimage/public/product/tea.png',
          nickname: '秋月',
          ...stamps(on(20, 8)),
        },
      ],
    ],
    ['eb_user_bill', bills],
    [
      'eb_user_extract',
      [
        {
          id: 1,
          uid: 1,
          real_name: '秋月',
          extract_type: 'bank',
          bank_code: '6222',
          extract_price: '10.00',
          balance: '30.00',
          status: 0,
          ...stamps(on(5, 8)),
        },
      ],
    ],
    ['eb_article', [{ id: 1, cid: '20', title: '新茶到了', content: '<p>茶</p>', visit: '7', ...stamps(on(1, 8)) }]],
    ['eb_system_role', [{ id: 2, role_name: '茶艺师', status: 1, ...stamps(on(1, 8)) }]],
    ['eb_system_role_menu', [{ rid: 2, menu_id: 7 }]],
    ['eb_system_menu', [{ id: 7, perms: 'admin:order:list' }]],
    [
      'eb_system_admin',
      [{ id: 2, account: 'chayishi', pwd: 'not-to-be-read', real_name: '小茶', roles: '2', status: 1, ...stamps(on(1, 8)) }],
    ],
    ['eb_store_cart', [{ id: 1, uid: 1 }]],
  ]);
};

/** Figures that the shop must have after the move, by hand. */
export const formerFigures = {
  customers: CUSTOMERS,
  orders: ORDERS,
  paid: orders.filter(({ paid }) => paid).reduce((sum, { price }) => sum + price, 0),
  refunded: orders.reduce((sum, { refunded }) => sum + refunded, 0),
  balances: CUSTOMERS * (GIVEN + BEFORE) - numbers(CUSTOMERS).reduce((sum, uid) => sum + spentBy(uid), 0),
  stock: PRICES.length * (STOCK + STOCK + 1),
};
