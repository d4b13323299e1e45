import { type Query, type Group, AT, listed } from './group.ts';

/** A third is done by the system; of twenty staff one does little. */
const CHANGES = `
  insert into change (at, actor_kind, actor_id, actor_name, address, act, touched)
  select ${AT}, case when n % 3 = 0 then 'system' when n % 10 = 1 then 'storefront' else 'admin' end, 1,
    case when n % 3 = 0 then 'order.giveUp' when n % 10 = 1 then '演示店铺' when n % 5000 = 8 then '少来的人' else '店员' || n % 20 end, '127.0.0.1',
    k.act, jsonb_build_object(split_part(k.act, '.', 1), jsonb_build_array(1 + n % 1000))
  from generate_series(1, $1::int) n cross join lateral (select case when n % 20000 = 5 then 'coupon.delete' else
    (array['product.update','product.offShell','order.send','order.mark','order.cancel','product.updateStock'])[1 + n % 6] end as act) k`;
const SIGN_INS = `
  insert into sign_in_log (at, account, admin_id, outcome, address, agent)
  select ${AT}, case when n % 5000 = 8 then 'seldom' else 'staff' || n % 20 end, 1, case when n % 40 = 0 then 'wrong' when n % 4000 = 1 then 'locked' else 'done' end,
    '10.0.' || n % 20 || '.' || n % 100, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0'
  from generate_series(1, $1::int) n`;
/** A tenth belongs to the first administrator. */
const NOTICES = `
  insert into notice (admin_id, outbox_id, mark, subject, read_time, create_time)
  select 1 + n % 10, n, (array['adminPaySuccess','adminPlaceAnOrder','adminLowStock'])[1 + n % 3], 'order' || n, case when n % 7 <> 0 then ${AT} end, ${AT}
  from generate_series(1, $1::int) n`;
const OUTBOX = `
  insert into outbox (mark, channel, subject, state, attempts, next_try, last_error, create_time, update_time)
  select 'adminPaySuccess', 'notice', 'order' || n, case when n % 20 = 0 then 'dead' else 'sent' end, 1, ${AT}, '', ${AT}, ${AT}
  from generate_series(1, $1::int) n`;

const from =
  (name: string, path: string) =>
  (what: string, query: Query = {}) =>
    listed(`${name}: ${what}`, path, query);
const log = from('maintenance, change log', '/admin/change/log/list');
const signIns = from('maintenance, sign-ins', '/admin/system/sign/log/list');

export const maintenance: Group = {
  name: 'maintenance',
  tables: ['change', 'sign_in_log', 'notice', 'outbox'],
  fill: [CHANGES, SIGN_INS, NOTICES, OUTBOX],
  rows: [
    log('page 1'),
    log('page 500', { page: 500 }),
    log('a busy person', { actor: '店员1' }),
    log('a rare person', { actor: '少来的人' }),
    log('a person who is not there', { actor: '没有这个人' }),
    log('a noun', { noun: 'product' }),
    log('an act', { act: 'product.offShell' }),
    log('a rare act', { act: 'coupon.delete' }),
    log('by storefronts', { actorKind: 'storefront' }),
    log('by visitors', { actorKind: 'nobody' }),
    log('today', { dateLimit: 'today' }),
    log('this year', { dateLimit: 'year' }),
    log('a noun this year', { noun: 'product', dateLimit: 'year' }),
    log('a rare person this year', { actor: '少来的人', dateLimit: 'year' }),
    log('a rare act this month', { act: 'coupon.delete', dateLimit: 'month' }),
    signIns('page 1'),
    signIns('page 500', { page: 500 }),
    signIns('a busy account', { account: 'staff1' }),
    signIns('a rare account', { account: 'seldom' }),
    signIns('nobody', { account: 'nobody' }),
    signIns('an address', { address: '10.0.7.7' }),
    signIns('an address of nobody', { address: '1.2.3.4' }),
    signIns('wrong ones', { outcome: 'wrong' }),
    signIns('locked ones', { outcome: 'locked' }),
    signIns('disabled ones', { outcome: 'disabled' }),
    signIns('this year', { dateLimit: 'year' }),
    signIns('a rare account this year', { account: 'seldom', dateLimit: 'year' }),
    listed('maintenance, notices', '/admin/notice/list'),
    listed('maintenance, unread notices', '/admin/notice/unread'),
    listed('maintenance, dead letters', '/admin/system/notification/outbox/list'),
    listed('maintenance, system status', '/admin/system/status/info'),
  ],
};
