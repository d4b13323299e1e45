import { type Mall, type MallOrder, type MallProduct, bowl, orderOf } from '../mall.ts';

const DAY_MS = 86_400_000;
export const SHOP = 'https://mall.guotie.demo.invalid/shop/1';
const linkOf = (number: number) => `https://mall.guotie.demo.invalid/item/${number}`;

interface Ware {
  number: number;
  title: string;
  intro: string;
  unit: string;
  spec?: { name: string; values: string[] };
  price: string;
  marketPrice: string;
}

const wares: readonly Ware[] = [
  { number: 1, title: '列车长保温壶', intro: '不锈钢内胆，保温十二小时', unit: '只', price: '99.00', marketPrice: '139.00' },
  { number: 2, title: '通勤双肩包', intro: '防泼水面料，能放下十五寸电脑', unit: '只', price: '168.00', marketPrice: '229.00' },
  { number: 3, title: '证件收纳夹', intro: '放得下工作证和乘车证', unit: '个', price: '25.00', marketPrice: '39.00' },
  { number: 4, title: '慢回弹颈枕', intro: '夜班倒班都好用', unit: '个', price: '69.00', marketPrice: '99.00' },
  {
    number: 5,
    title: '反光安全背心',
    intro: '双排反光条，夜间作业用',
    unit: '件',
    spec: { name: '尺码', values: ['L', 'XL', 'XXL'] },
    price: '32.00',
    marketPrice: '45.00',
  },
  { number: 6, title: '强光手电筒', intro: '充电一次连续照明八小时', unit: '支', price: '88.00', marketPrice: '119.00' },
  {
    number: 7,
    title: '绝缘手套',
    intro: '耐压五千伏，每副单独检验',
    unit: '副',
    spec: { name: '颜色', values: ['橘红', '米白'] },
    price: '46.00',
    marketPrice: '60.00',
  },
  { number: 8, title: '站台麻花', intro: '现炸现装，保质三十天', unit: '盒', price: '28.00', marketPrice: '35.00' },
];

const skuId = (number: number, at: number) => `${number}-${at + 1}`;

function productOf({ number, title, intro, unit, spec, price, marketPrice }: Ware): MallProduct {
  const values = spec ? spec.values.map((value) => [value]) : [[]];
  return bowl(number, {
    link: linkOf(number),
    title,
    intro,
    keyword: title,
    unit,
    pictures: [],
    content: `<p>${intro}。</p>`,
    specs: spec ? [spec] : [],
    skus: values.map((of, at) => ({ id: skuId(number, at), values: of, price, marketPrice, stock: 200, picture: '' })),
  });
}

interface Buyer {
  unit: string;
  name: string;
  phone: string;
  place: readonly [province: string, city: string, district: string, address: string];
}

const buyers: readonly Buyer[] = [
  { unit: '杭州工务段', name: '王小明', phone: '13800001234', place: ['浙江省', '杭州市', '西湖区', '文三路 1 号'] },
  { unit: '上海客运段', name: '李雷', phone: '13900005678', place: ['上海市', '上海市', '静安区', '天目西路 200 号'] },
  { unit: '南京供电段', name: '陈静', phone: '13700002468', place: ['江苏省', '南京市', '玄武区', '龙蟠路 99 号'] },
  { unit: '徐州机务段', name: '赵强', phone: '13600001357', place: ['江苏省', '徐州市', '鼓楼区', '复兴北路 12 号'] },
];

const HOURS = [3, 9, 20];
/** Days for which orders are there. */
const DAYS = 30;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
const fen = (yuan: string) => Math.round(Number(yuan) * 100);
const yuan = (of: number) => (of / 100).toFixed(2);

function orderAt(day: number, at: number, ordinal: number): MallOrder {
  const buyer = buyers[ordinal % buyers.length] ?? buyers[0];
  const [one, other] = [wares[ordinal % wares.length], wares[(ordinal * 3 + 1) % wares.length]];
  if (!buyer || !one || !other) throw new Error('there are buyers and wares');
  const lines = ordinal % 2 === 0 || one === other ? [one] : [one, other];
  const items = lines.map(({ number, title, spec, price }, index) => {
    return { sku: skuId(number, 0), name: title, spec: spec?.values[0] ?? '', price, num: (ordinal % 4) + index + 1 };
  });
  const freight = ordinal % 3 === 0 ? '10.00' : '0.00';
  const sum = items.reduce((all, { price, num }) => all + fen(price) * num, fen(freight));
  const isPaid = ordinal % 4 !== 3;
  const [province, city, district, address] = buyer.place;
  return orderOf(`GT${dayOf(day)}${String(at + 1).padStart(3, '0')}`, {
    status: isPaid ? '待发货' : '待付款',
    isPaid,
    buyerUnit: buyer.unit,
    buyerName: buyer.name,
    phone: buyer.phone,
    province,
    city,
    district,
    address,
    freight,
    // Sums of one in seven are not those of its lines: it was changed there after it was placed.
    amount: yuan(ordinal % 7 === 5 ? sum + 100 : sum),
    remark: ordinal % 5 === 0 ? '请在工作日送货' : '',
    orderedAt: new Date(day + (HOURS[at] ?? 0) * 3_600_000).toISOString(),
    items,
  });
}

/** Fills the mall with goods, and with the orders of the days before now; those of a day are the same ones for ever. */
export function fill(mall: Mall, now: number): void {
  for (const product of wares.map(productOf)) mall.products.set(product.link, product);
  mall.shops.set(SHOP, [...mall.products.keys()]);
  const today = Math.floor(now / DAY_MS);
  for (let day = today - DAYS; day <= today; day += 1)
    for (const at of HOURS.keys()) {
      const order = orderAt(day * DAY_MS, at, day * HOURS.length + at);
      if (Date.parse(order.orderedAt) <= now) mall.orders.set(order.number, order);
    }
}
