import { type Group, AT, listed } from './group.ts';

const LEVELS = `
  insert into customer_level (name, grade, experience, discount, icon, is_show)
  select '演示等级 ' || n, 100 + n, 1000000 * n, 100 - n, '', true from generate_series(1, 5) n`;
const GROUPS = `insert into customer_group (group_name) select '演示分组 ' || n from generate_series(1, 20) n`;
const TAGS = `insert into customer_tag (name) select '演示标签 ' || n from generate_series(1, 20) n`;

/** Every fiftieth is a promoter; a tenth was brought by one. Group 1 and tag 1 are common. */
const CUSTOMERS = `
  insert into customer (account, nickname, phone, user_type, status, sex, mark, country, province, city, first_visit_time, last_login_time,
    group_id, level, pay_count, is_promoter, promoter_time, spread_uid, spread_time, spread_count, create_time)
  select 'c' || n, substr('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗', 1 + pg_temp.mixed(n, 3) % 20, 1)
      || substr('伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平', 1 + pg_temp.mixed(n, 4) % 20, 1)
      || case when n % 3 = 0 then substr('伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平', 1 + pg_temp.mixed(n, 5) % 20, 1) else '' end,
    '13' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'), (array['h5','h5','wechat','routine','ios'])[1 + n % 5], n % 200 <> 0, n % 4,
    case when n % 1000 = 0 then '备注 ' || n else '' end, case when n % 100 = 0 then 'OTHER' else 'CN' end,
    case when n % 3 = 0 then '浙江' when n % 3 = 1 then '广东' else '北京' end, case when n % 3 = 0 then '杭州' when n % 3 = 1 then '深圳' else '北京' end,
    t.at, case when n % 4 = 0 then t.at else least(now(), t.at + make_interval(days => pg_temp.mixed(n, 6) % 700)) end,
    case when n % 2 = 0 then ids.groups[case when n % 4 = 0 then 1 else 1 + pg_temp.mixed(n, 7) % 20 end] end,
    case when n % 2 = 0 then ids.levels[1 + pg_temp.mixed(n, 8) % 5] end,
    case when n % 10 < 4 then 0 else pg_temp.mixed(n, 9) % 9 end, n % 50 = 0, case when n % 50 = 0 then t.at end,
    case when n % 10 = 7 and n > 100 then 50 * (1 + pg_temp.mixed(n, 10) % (n / 100)) end, case when n % 10 = 7 and n > 100 then t.at end,
    case when n % 50 = 0 then 5 else 0 end, t.at
  from generate_series(1, $1::int) n cross join lateral (select ${AT} as at) t,
    (select (select array_agg(id order by id) from customer_group) as groups, (select array_agg(id order by id) from customer_level) as levels) ids`;

const TAG_LINKS = `
  insert into customer_tag_link (uid, tag_id)
  select n, tags[case when n % 4 = 0 then 1 else 2 + pg_temp.mixed(n, 11) % 19 end]
  from generate_series(1, $1::int) n, (select array_agg(id order by id) as tags from customer_tag) ids where n % 2 = 0`;

/** Filling goes past the triggers that keep them. */
const FACETS = `
  insert into customer_facet (uid, facets)
  select c.id, array_to_tsvector(customer_facets(c) || t.words) from customer c
  left join (select uid, array_agg('tag ' || tag_id) as words from customer_tag_link group by uid) t on t.uid = c.id`;

const list = (name: string, query: Record<string, string | number> = {}) =>
  listed(`customers: ${name}`, '/admin/user/list', query);

export const customers: Group = {
  name: 'customers',
  tables: ['customer', 'customer_tag_link', 'customer_facet'],
  fill: [LEVELS, GROUPS, TAGS, CUSTOMERS, TAG_LINKS, FACETS],
  rows: [
    list('page 1'),
    list('page 500', { page: 500 }),
    list('name of two', { keywords: '王芳' }),
    list('name of three', { keywords: '王芳娜' }),
    list('name of one letter', { keywords: '芳' }),
    list('name of nobody', { keywords: '欧阳锋' }),
    list('phone tail', { keywords: '7919' }),
    list('channel', { userType: 'wechat' }),
    list('channel of nobody', { userType: 'androidWx' }),
    list('level', { level: 3 }),
    list('group, common', { groupId: 1 }),
    list('group, rare', { groupId: 7 }),
    list('tag, common', { labelId: 1 }),
    list('tag, rare', { labelId: 7 }),
    list('sex', { sex: 2 }),
    list('promoters', { isPromoter: 1 }),
    list('disabled', { status: 0 }),
    list('never ordered', { payCount: '0' }),
    list('ordered five times', { payCount: '5' }),
    list('abroad', { country: 'OTHER' }),
    list('province', { province: '浙江省' }),
    list('city', { province: '浙江省', city: '杭州市' }),
    list('city alone', { city: '杭州市' }),
    list('signed up today', { dateLimit: 'today' }),
    list('signed up this year', { dateLimit: 'year' }),
    list('came first', { accessType: 1, dateLimit: 'lately30' }),
    list('first visit, no days', { accessType: 1 }),
    list('came in 30 days', { accessType: 2, dateLimit: 'lately30' }),
    list('absent for 30 days', { accessType: 3, dateLimit: 'lately30' }),
    list('group and level', { groupId: 7, level: 3 }),
    list('tag and channel', { labelId: 7, userType: 'wechat' }),
    list('tag and group that never meet', { labelId: 1, groupId: 7 }),
    list('women of a city with a tag', { sex: 2, city: '杭州市', province: '浙江省', labelId: 7 }),
    list('by balance', { order: '-nowMoney' }),
    list('a city by purchases', { city: '杭州市', order: '-payCount' }),
    listed('customers: level members', '/admin/system/user/level/members', { id: 3 }),
    listed('customers: detail', '/admin/user/info', { id: 7 }),
  ],
};
