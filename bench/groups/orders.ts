import type { BenchRow } from '../row.ts';
import { type Query, type Group, listed, posted } from './group.ts';

const POINTS = `
  insert into pick_point (name, introduction, phone, address, detailed_address, image, latitude, longitude, valid_time, day_time, is_show, is_del)
  select '自提点 ' || n, '', '0571', '浙江省杭州市', '文三路', '', '0', '0', '', '', true, false from generate_series(1, 10) n`;
/** A tenth is fetched, half of that at the first point. */
const PICK_UPS = `
  update "order" set shipping_type = 2, delivery_type = null, delivery_name = null, delivery_id = null,
    store_id = (select min(id) from pick_point) + case when id % 40 < 20 then 0 else id % 10 end
  where id % 20 in (1, 9) and pay_time is not null`;
const NOT_CARRIED = 'delete from parcel where order_id % 20 in (1, 9)';
const REFUNDED = `
  update "order" set refund_state = case when id % 1000 = 4 then 'asked' else 'refunded' end, refund_price = case when id % 1000 = 4 then 0 else pay_price end
  where id % 50 = 4 and pay_time is not null`;
const REFUNDS = `
  insert into refund (refund_no, order_id, amount, reason, restock, state, actor_name, done_time)
  select 'R' || id, id, refund_price, '演示', true, 'done', '管理员', pay_time + '1 day'::interval from "order" where refund_state = 'refunded'`;
/** Orders of activities (one in ten) and of coupons (one in ten); each order has one line. */
const SOLD = `
  update "order" o set activity_id = a.id, activity_kind = a.kind
  from (select array_agg(id order by id) as own from activity) ids, activity a
  where o.id % 10 = 1 and a.id = ids.own[1 + pg_temp.mixed(o.id, 20) % array_length(ids.own, 1)]`;
const SPENT = `
  update "order" o set coupon_id = h.id, issue_coupon_id = h.coupon_id, coupon_price = least(500, o.pay_price), pay_price = o.pay_price - least(500, o.pay_price)
  from coupon_user h where o.id % 10 = 2 and h.id = o.id`;
/** Longer than any shop is open. */
const EVER = '2000-01-01,2099-12-31';
/** Period of a report that has all orders there are. */
const EVER_SUMMED = '2024-01-01,2030-12-31';
const CANCELLED = `update "order" set is_del = true where id % 50 = 5`;

const listRow = (what: string, query: Query = {}) =>
  listed(`orders: ${what}`, '/admin/store/order/list', { type: 0, status: 'all', ...query });
const chart = (what: string, path: string) => listed(`orders: chart ${what}`, `/admin/statistics/home/chart/${path}`);
const report = (what: string, query: Query, call = 'list') =>
  listed(`orders: report ${what}`, `/admin/statistics/report/${call}`, query);
const phone = (what: string, path: string, query: Query = {}) =>
  listed(`orders: phone, ${what}`, `/admin/store/order/${path}`, query);
const pickUps = (what: string, query: Query = {}) => posted(`orders: pick-ups ${what}`, '/admin/system/store/order/list', query);

/** Every order once: of ten the first is waiting to be sent. */
const send: BenchRow = {
  name: 'orders: send',
  isWrite: true,
  inGroup: true,
  lanes: 4,
  questions: ({ orderPages }) => Math.floor(orderPages * 1.9) - 10,
  request: ({ token }) => {
    let turn = 0;
    return () => {
      turn += 1;
      const body = JSON.stringify({ orderNo: `order${String(turn * 10).padStart(23, '0')}`, type: '3' });
      return { method: 'POST', path: '/api/admin/store/order/send', headers: { 'authori-zation': token }, body };
    };
  },
};

export const orders: Group = {
  name: 'orders',
  tables: ['order', 'refund'],
  fill: [POINTS, PICK_UPS, NOT_CARRIED, REFUNDED, REFUNDS, SOLD, SPENT, CANCELLED],
  rows: [
    ...['all', 'unPaid', 'notShipped', 'spike', 'bargain', 'complete', 'toBeWrittenOff', 'refunding', 'refunded', 'deleted'].map(
      (status) => listRow(`tab ${status}`, { status }),
    ),
    listed('orders: tab counts', '/admin/store/order/status/num', { type: 2 }),
    listRow('whole number', { keywords: 'order00000000000000000004711' }),
    listRow('number exactly', { orderNo: 'order00000000000000000004711' }),
    listRow('tail of a number', { keywords: '04711' }),
    listRow('phone', { keywords: '13037303609' }),
    listRow('tail of a phone', { keywords: '3609' }),
    listRow('parcel', { keywords: 'YT0000000004713' }),
    listRow('name', { keywords: '王芳' }),
    listRow('name of three', { keywords: '王芳娜' }),
    listRow('product words', { keywords: '蓝牙耳机' }),
    listRow('words of nobody', { keywords: '没有这样的' }),
    listRow('one letter', { keywords: '芳' }),
    listRow('one rare letter', { keywords: '龘' }),
    listRow('a name in a tab', { status: 'refunded', keywords: '王芳' }),
    listRow('today', { dateLimit: 'today' }),
    listRow('this month', { dateLimit: 'month' }),
    listRow('this month, tab', { dateLimit: 'month', status: 'notShipped' }),
    listRow('this month, rare tab', { dateLimit: 'month', status: 'refunding' }),
    listRow('paid this month', { dateLimit: 'month', timeOf: 'pay' }),
    listRow('refunded this month', { dateLimit: 'month', timeOf: 'refund' }),
    listRow('refunded ever', { dateLimit: EVER, timeOf: 'refund' }),
    listRow('refunded ever, to send', { dateLimit: EVER, timeOf: 'refund', status: 'notShipped' }),
    listRow('this month, a name', { dateLimit: 'month', keywords: '王芳' }),
    listed('orders: tab counts of a month', '/admin/store/order/status/num', { type: 2, dateLimit: 'month' }),
    listRow('of a customer', { uid: 7 }),
    listRow('to send, handled by nobody', { status: 'notShipped', handler: 'none' }),
    listRow('handled by oneself', { handler: 'me' }),
    listed('orders: dashboard', '/admin/statistics/home/index'),
    listed('orders: dashboard, to do', '/admin/statistics/home/operating/data'),
    chart('30 days', 'order'),
    chart('week', 'order/week'),
    chart('month', 'order/month'),
    chart('year', 'order/year'),
    chart('refunds', 'order/refund'),
    chart('new customers', 'user'),
    chart('buyers', 'user/buy'),
    report('of a year by product', { by: 'product', dateLimit: EVER_SUMMED, than: 'lastYear' }),
    report('of a year by hour', { by: 'hour', dateLimit: EVER_SUMMED, than: 'none' }),
    report('of a month by product', { by: 'product', dateLimit: 'lately30' }),
    report('of a month by region', { by: 'region', dateLimit: 'lately30' }),
    report('of yesterday by product', { by: 'product', dateLimit: 'yesterday' }),
    report('of today by product', { by: 'product', dateLimit: 'today' }),
    report('sums of a year', { dateLimit: EVER_SUMMED, than: 'lastYear' }, 'sums'),
    report('drawing of a year', { dateLimit: EVER_SUMMED, than: 'none' }, 'series'),
    phone('figures', 'statistics'),
    phone('days', 'statisticsData'),
    phone('trend of a month', 'time', { dateLimit: 'month', type: 1 }),
    phone('trend of a year', 'time', { dateLimit: 'year', type: 1 }),
    listed('orders: refunds of one', '/admin/store/order/refund/list', { orderNo: 'order00000000000000000000054' }),
    pickUps('page 1'),
    pickUps('of a point', { storeId: 1 }),
    pickUps('today', { dateLimit: 'today' }),
    pickUps('a name', { keywords: '王芳' }),
    pickUps('a phone', { keywords: '13037303609' }),
    pickUps('a name of nobody', { keywords: '欧阳锋' }),
    send,
  ],
};
