import { type Query, type Group, AT, listed, opened } from './group.ts';

/**
 * Return cases: of a thousand three are under way and a hundred refused or withdrawn; in a shop of few orders each has several.
 */
const CASES = `
  insert into return_case (case_no, order_id, order_no, real_name, user_phone, kind, state, reason, explain, pictures, opener, opener_kind, return_to,
    back_name, back_number, end_reason, end_time, is_restocked, request_key, create_time, update_time)
  select 'T' || lpad(n::text, 20, '0'), o.id, o.order_no, o.real_name, o.user_phone, case when n % 4 = 3 then 'exchange' else 'return' end, k.state,
    '七天无理由', '', '[]', '演示店铺', 'storefront', '浙江省杭州市文三路', '顺丰速运', 'SF' || lpad(n::text, 12, '0'),
    case when k.state in ('refused', 'withdrawn') then '已协商' end, case when k.state in ('closed', 'refused', 'withdrawn') then ${AT} end,
    k.state = 'closed', 'case' || n, ${AT}, ${AT}
  from generate_series(1, $1::int) n cross join lateral (select case n % 1000 when 0 then 'asked' when 1 then 'waiting' when 2 then 'received'
    else case n % 20 when 4 then 'refused' when 5 then 'withdrawn' else 'closed' end end as state) k
  join "order" o on o.id = 1 + n % (select max(id) from "order")`;
const GOODS = `
  insert into return_case_line (case_id, line_id, sku_id, quantity, received, sellable)
  select c.id, l.id, l.sku_id, 1, k.came, k.came
  from return_case c join order_line l on l.order_id = c.order_id cross join lateral (select (c.state in ('received', 'closed'))::int as came) k`;
/** Half of the orders are those of the first ten API keys, of which each run of the bench makes one. */
const PLACED = `update "order" set storefront_id = 1 + id / 2 % 10 where id % 2 = 0`;

const list = (what: string, query: Query = {}) => listed(`orders: cases ${what}`, '/admin/store/return/list', query);
const own = (what: string, query: Query = {}) =>
  opened(`orders: own cases ${what}`, '/open/return/list', { page: 1, limit: 20, ...query });
/** A month that is half a year over. */
const pastMonth = () => {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return `${day(210)},${day(180)}`;
};

/** Filled after the orders, where rows of orders are read. */
export const cases: Group = {
  name: 'cases',
  tables: ['return_case', 'return_case_line'],
  fill: [CASES, GOODS, PLACED],
  rows: [
    list('page 1'),
    list('page 500', { page: 500 }),
    list('asked', { state: 'asked' }),
    list('closed', { state: 'closed' }),
    list('of one kind', { kind: 'exchange' }),
    list('refused exchanges', { kind: 'exchange', state: 'refused' }),
    list('a number', { keywords: 'T00000000000000004711' }),
    list('a parcel', { keywords: 'SF000000004711' }),
    list('a phone', { keywords: '13037303609' }),
    list('a name', { keywords: '王芳' }),
    list('a name of nobody', { keywords: '欧阳锋' }),
    list('one letter', { keywords: '芳' }),
    list('today', { dateLimit: 'today' }),
    list('this month', { dateLimit: 'month' }),
    list('a past month', { dateLimit: pastMonth() }),
    list('asked in a past month', { dateLimit: pastMonth(), state: 'asked' }),
    list('a name, closed this month', { dateLimit: 'month', state: 'closed', keywords: '王芳' }),
    listed('orders: cases by state', '/admin/store/return/count'),
    own('page 1'),
    own('of an account', { account: 'c7' }),
    own('of an order', { orderNo: 'order00000000000000000004712' }),
  ],
};
