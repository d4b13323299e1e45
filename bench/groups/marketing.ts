import { type Query, type Group, AT, listed, opened } from './group.ts';

/** A two-hundredth of the rows of the large tables. */
const FEW = 'greatest(10, $1::int / 200)';

const COUPONS = `
  insert into coupon (name, money, min_price, is_limited, total, last_total, use_type, receive_start_time, is_fixed_time, day, type, sort, status)
  select (array['满减券','新人券','节日券','会员券'])[1 + n % 4] || ' ' || n, 500, 1000, true, 100000, 50000, 1, now() - '1 year'::interval, false, 30,
    1 + n % 3, n % 10, n % 5 <> 0
  from generate_series(1, ${FEW}) n`;
/** The first coupon is common; the first customer holds fifty. */
const HELD = `
  insert into coupon_user (coupon_id, uid, name, money, min_price, type, status, start_time, end_time, use_type, primary_key, create_time)
  select k.coupon, case when n <= 50 then 1 else n end, '演示券', 500, 1000, 'receive', case when n % 3 = 0 then 1 when n % 3 = 1 then 2 else 0 end, ${AT},
    ${AT} + '30 days'::interval, 1, '', ${AT}
  from generate_series(1, $1::int) n cross join lateral (
    select case when n <= 50 then 1 + n % ${FEW} when n % 5 = 0 then 1 else 1 + pg_temp.mixed(n, 16) % ${FEW} end as coupon) k
  on conflict do nothing`;
const SLOTS = `
  insert into flash_sale_slot (name, start_time, end_time, silder_imgs, sort, status)
  select '演示场 ' || n, 3 * n - 3, 3 * n, '[]', 0, true from generate_series(1, 8) n
  where not exists (select from flash_sale_slot)`;
/** Activities of each kind; half of them run. */
const ACTIVITIES = `
  insert into activity (kind, product_id, image, images, title, info, store_name, unit_name, content, start_time, stop_time, num, time_id, people_num,
    bargain_num, people, effective_time, once_num, virtual_ration, temp_id, spec_type, sort, status)
  select kind, 1 + n % (select max(id) from product), '/files/demo.png', '[]', '活动 ' || kind || ' ' || n, '演示活动', '商品 ' || n, '件', '<p>活动</p>',
    now() - '10 days'::interval, case when n % 2 = 0 then now() + '10 days'::interval else now() - '1 day'::interval end, 5,
    case when kind = 1 then (select min(id) from flash_sale_slot) + n % 8 end, case when kind = 2 then 3 end, case when kind = 2 then 5 end,
    case when kind = 3 then 3 end, case when kind = 3 then 24 end, case when kind = 3 then 1 end, case when kind = 3 then 0 end,
    (select min(id) from shipping_templates), false, n % 10, n % 3 <> 0
  from generate_series(1, 3) kind, generate_series(1, ${FEW}) n`;
const ACTIVITY_SKUS = `
  insert into activity_sku (activity_id, sku_id, price, min_price, quota_show, quota)
  select a.id, s.id, 900, case when a.kind = 2 then 100 end, 100, 50 from activity a join sku s on s.product_id = a.product_id`;
/** The first bargain is common. */
const BARGAINS = `
  insert into bargain_user (uid, bargain_id, sku_id, bargain_price_min, bargain_price, price, people_num, helps, status, create_time)
  select n, ids.own[case when n % 5 = 0 then 1 else 1 + pg_temp.mixed(n, 17) % array_length(ids.own, 1) end], 1, 100, 900,
    case when n % 3 = 0 then 800 else 100 end, 3, case when n % 3 = 0 then 3 else 1 end, case when n % 3 = 0 then 3 when n % 3 = 1 then 2 else 1 end, ${AT}
  from generate_series(1, $1::int) n, (select array_agg(id order by id) as own from activity where kind = 2) ids`;
const TEAMS = `
  insert into team (activity_id, people, virtual_ration, stop_time, status, create_time)
  select ids.own[case when n % 5 = 0 then 1 else 1 + pg_temp.mixed(n, 18) % array_length(ids.own, 1) end], 5, 0, ${AT} + '1 day'::interval,
    case when n > $1::int * 0.99 then 1 when n % 10 = 0 then 3 else 2 end, ${AT}
  from (select generate_series(1, $1::int, 5)) g(n), (select array_agg(id order by id) as own from activity where kind = 3) ids`;
const MEMBERS = `
  insert into team_member (team_id, uid, order_no, is_out)
  select id, 1 + (pg_temp.mixed(id, 19) % $1::int + m * 7919) % $1::int, 'team' || id || '-' || m, status = 3 from team, generate_series(1, 4) m`;
const from =
  (name: string, path: string) =>
  (what: string, query: Query = {}) =>
    listed(`${name}: ${what}`, path, query);
const held = from('marketing, records', '/admin/marketing/coupon/user/list');
const coupons = from('marketing, coupons', '/admin/marketing/coupon/list');
const bargains = from('marketing, bargains', '/admin/store/bargain/list');
const started = from('marketing, started bargains', '/admin/store/bargain/bargain_list');
const groupBuys = from('marketing, group-buys', '/admin/store/combination/list');
const teams = from('marketing, teams', '/admin/store/combination/combine/list');
const flash = from('marketing, flash sales', '/admin/store/seckill/list');
const results = from('marketing, results', '/admin/marketing/result/list');
const open = (what: string, path: string, query: Query = {}) => opened(`marketing, open: ${what}`, path, query);
const first = { page: 1, limit: 20 };

export const marketing: Group = {
  name: 'marketing',
  tables: ['coupon_user', 'bargain_user', 'team', 'team_member'],
  fill: [COUPONS, HELD, SLOTS, ACTIVITIES, ACTIVITY_SKUS, BARGAINS, TEAMS, MEMBERS],
  rows: [
    held('page 1'),
    held('unused', { status: 0 }),
    held('used', { status: 1 }),
    held('expired', { status: 2 }),
    held('a name that a quarter has', { name: '满减' }),
    held('a name that one has', { name: '满减券 40' }),
    held('a name that nobody has', { name: '没有' }),
    held('a coupon that many hold', { couponId: 1 }),
    held('a coupon that few hold', { couponId: 9 }),
    held('a customer', { uid: 1 }),
    held('a customer, unused', { uid: 1, status: 0 }),
    coupons('page 1'),
    coupons('a name', { name: '节日' }),
    coupons('on, of a type', { status: 1, type: 2 }),
    listed('marketing, coupons: to send', '/admin/marketing/coupon/send/list'),
    bargains('page 1'),
    bargains('a title', { keywords: '活动 2 4' }),
    bargains('on', { status: 1 }),
    bargains('those that run', { state: 2 }),
    bargains('those that are over', { state: -1 }),
    started('page 1'),
    started('running', { status: 1 }),
    started('succeeded', { status: 3 }),
    started('today', { dateLimit: 'today' }),
    started('succeeded this year', { status: 3, dateLimit: 'year' }),
    groupBuys('page 1'),
    groupBuys('a title', { keywords: '活动 3 4' }),
    groupBuys('those to come', { state: 1 }),
    listed('marketing, group-buys: figures', '/admin/store/combination/statistics'),
    teams('page 1'),
    teams('running', { status: 1 }),
    teams('failed', { status: 3 }),
    teams('today', { dateLimit: 'today' }),
    flash('page 1'),
    flash('a slot', { timeId: 3 }),
    flash('a title', { keywords: '活动 1 4' }),
    flash('those that run', { state: 2 }),
    flash('those that are off', { state: 0 }),
    listed('marketing, slots', '/admin/store/seckill/manger/list'),
    results('flash sales', { kind: 1 }),
    results('bargains', { kind: 2 }),
    results('coupons', { kind: 4 }),
    results('the first coupons', { kind: 4, keywords: '满减', page: 2 }),
    results('coupons this month', { kind: 4, dateLimit: 'month' }),
    results('flash sales by what was paid', { kind: 1, order: '-paid' }),
    results('bargains by people', { kind: 2, order: '-people' }),
    results('coupons by discount', { kind: 4, order: '-discount' }),
    results('coupons this month by people', { kind: 4, order: '-people', dateLimit: 'month' }),
    listed('marketing, results: days of a common coupon', '/admin/marketing/result/days', { kind: 4, id: 1 }),
    listed('marketing, calendar', '/admin/marketing/calendar/month', { month: new Date().toISOString().slice(0, 7) }),
    listed('marketing, clashes', '/admin/marketing/clash/list'),
    open('flash sales of today', '/open/flash-sale/list'),
    open('flash sales of a slot', '/open/flash-sale/items', { ...first, slotId: 7 }),
    open('flash sales of a slot, page 5', '/open/flash-sale/items', { ...first, slotId: 7, page: 5 }),
    open('group-buys on offer', '/open/group-buy/list', first),
    open('coupons on offer', '/open/coupon/list', { ...first, account: 'c1' }),
    open('my coupons', '/open/coupon/mine', { ...first, account: 'c1' }),
    open('my usable coupons', '/open/coupon/mine', { ...first, account: 'c1', state: 'usable' }),
    open('bargains on offer', '/open/bargain/list', first),
    open('my bargains', '/open/bargain/mine', { ...first, account: 'c7' }),
    open('my account', '/open/buyer/account', { account: 'c1' }),
    open('SKUs on sale', '/open/sku/list', first),
    open('SKUs on sale, page 500', '/open/sku/list', { ...first, page: 500 }),
    open('SKUs by a word', '/open/sku/list', { ...first, keywords: '蓝牙耳机' }),
    open('SKUs by a bar code of nobody', '/open/sku/list', { ...first, keywords: '6900000004711' }),
  ],
};
