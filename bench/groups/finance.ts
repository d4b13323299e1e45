import { type Query, type Group, AT, listed, posted } from './group.ts';

/** Random customer; a few come up often. */
const UID = `case when n % 20 = 0 then 1 + pg_temp.mixed(n, 15) % 10 else 1 + pg_temp.mixed(n, 13) % $1::int end`;
const PROMOTER = `50 * case when n % 20 = 0 then 1 else 1 + pg_temp.mixed(n, 14) % ($1::int / 50) end`;
const ORDER_NO = `'order' || lpad(n::text, 23, '0')`;

const BILLS = `
  insert into user_bill (uid, type, amount, balance, link_id, mark, actor_name, create_time)
  select ${UID}, k.type, case when k.type in ('pay_order', 'system_sub') then -100 else 100 end, 1000,
    case when k.type = 'pay_order' then 'o' || n else '0' end, '演示流水', '', ${AT}
  from generate_series(1, $1::int) n cross join lateral (select (array['pay_order','pay_order','pay_order','pay_recharge','pay_recharge',
    'pay_product_refund','system_add','system_sub','transferIn','pay_order'])[1 + n % 10] as type) k`;
const POINTS = `
  insert into integral_record (uid, kind, integral, balance, link_id, mark, status, frozen_time, thaw_time, actor_name, create_time, update_time)
  select ${UID}, case when n % 2 = 0 then 'sign' else 'gain' end, 10, 100, case when n % 2 = 0 then '0' else 'o' || n end, '演示积分',
    case when n % 40 = 1 then 1 when n % 40 = 3 then 2 else 3 end, 0, case when n % 40 = 3 then now() + '1 day' end, '', ${AT}, ${AT}
  from generate_series(1, $1::int) n`;
const EXPERIENCE = `
  insert into experience_record (uid, kind, experience, balance, link_id, mark, actor_name, create_time)
  select ${UID}, case when n % 2 = 0 then 'sign' else 'gain' end, 10, 100, case when n % 2 = 0 then '0' else 'o' || n end, '演示经验', '', ${AT}
  from generate_series(1, $1::int) n`;
const COMMISSION = `
  insert into commission_record (uid, kind, price, balance, link_id, mark, status, frozen_time, thaw_time, brokerage_level, order_price, actor_name,
    create_time, update_time)
  select ${PROMOTER}, k.kind, case when k.kind in ('withdraw', 'transfer') then -500 else 500 end, 1000, ${ORDER_NO}, '演示佣金', k.status, 0,
    case when k.status = 2 then now() + '1 day' end, case when k.kind = 'gain' then 1 + n % 2 end, case when k.kind = 'gain' then 10000 end, '', ${AT}, ${AT}
  from generate_series(1, $1::int) n cross join lateral (select case n % 100 when 0 then 'refused' when 1 then 'loss' when 2 then 'transfer' else
    case when n % 10 = 5 then 'withdraw' else 'gain' end end as kind,
    case when n % 1000 = 15 then 5 when n % 40 = 7 then 2 when n % 40 = 9 then 1 else 3 end as status) k`;
const WITHDRAWALS = `
  insert into user_extract (uid, request_key, extract_type, extract_price, balance, real_name, bank_code, alipay_code, wechat, status, fail_msg,
    audit_time, create_time)
  select ${PROMOTER}, 'w' || n, (array['bank','alipay','weixin'])[1 + n % 3], 500, 1000, '王芳', '62220' || n, 'a' || n || '@demo', 'wx' || n,
    case when n % 1000 = 0 then 0 when n % 50 = 1 then -1 else 1 end, case when n % 1000 <> 0 and n % 50 = 1 then '账号有误' end,
    case when n % 1000 <> 0 then ${AT} end, ${AT}
  from generate_series(1, $1::int) n`;
const RECHARGES = `
  insert into user_recharge (uid, order_no, request_key, price, give_price, recharge_type, trade_no, pay_time, create_time)
  select ${UID}, 'recharge' || lpad(n::text, 20, '0'), 'r' || n, 10000, 100, (array['public','routine','weixin'])[1 + n % 3], 't' || n,
    case when n % 20 <> 0 then ${AT} end, ${AT}
  from generate_series(1, $1::int) n`;
/** Six of ten are issued; their invoice has their own number. */
const APPLICATIONS = `
  insert into invoice_application (apply_no, uid, source, invoice_type, content_type, title_type, title, tax_no, reg_address, reg_phone, bank_name,
    bank_account, email, phone, remark, order_nos, amount, audit, progress, invoice_id, create_time)
  select 'A' || lpad(n::text, 12, '0'), ${UID}, 1, 1 + (n % 10 = 3)::int, 1, 1 + n % 2, '演示公司 ' || n, case when n % 2 = 1 then '91330100MA' || lpad(n::text, 8, '0') else '' end,
    '', '', '', '', 'a@demo.cn', '', '', ${ORDER_NO}, 1000, k.audit, case when k.audit = 4 then case when n % 10 >= 4 then 3 else 1 end end,
    case when n % 10 >= 4 then n end, ${AT}
  from generate_series(1, $1::int) n cross join lateral (select case when n % 10 >= 4 then 4 when n % 100 = 0 then 1 when n % 100 = 1 then 2
    when n % 10 = 2 then 3 else 4 end as audit) k`;
const APPLIED = `
  insert into invoice_application_order (application_id, order_no, order_amount, refunded_amount, invoice_amount, is_live)
  select n, ${ORDER_NO}, 1000, 0, 1000, n % 10 <> 2 from generate_series(1, $1::int) n`;
const INVOICES = `
  insert into invoice (id, application_id, color, invoice_type, carrier, invoice_code, invoice_no, check_code, issue_date, buyer_name, buyer_tax_no,
    buyer_contact, buyer_bank, seller_name, seller_tax_no, seller_contact, seller_bank, amount_ex_tax, tax_amount, amount, remark, order_nos, status, file_url,
    operator_name)
  overriding system value
  select n, n, 1, 1, 1 + n % 3, '', lpad(n::text, 20, '0'), '', ${AT}, '演示公司 ' || n, '', '', '', '演示店铺', '', '', '', 900, 100, 1000, '', ${ORDER_NO},
    case when n % 100 = 7 then 2 else 1 end, '', '管理员'
  from generate_series(1, $1::int) n where n % 10 >= 4`;
/** A refund after the invoice for one of a hundred, most of them done with. */
const RED_TASKS = `
  insert into invoice_red_task (application_id, invoice_id, refund_id, order_no, amount, is_done)
  select n, n, n, ${ORDER_NO}, 100, n % 1000 <> 4 from generate_series(1, $1::int) n where n % 100 = 4`;

const from =
  (name: string, path: string) =>
  (what: string, query: Query = {}) =>
    listed(`${name}: ${what}`, path, query);
const bills = from('finance, balance ledger', '/admin/finance/founds/monitor/list');
const commission = from('finance, commission ledger', '/admin/finance/founds/monitor/brokerage/record');
const withdrawals = from('finance, withdrawals', '/admin/finance/apply/list');
const recharges = from('finance, recharges', '/admin/user/topUpLog/list');
const promoters = from('finance, promoters', '/admin/store/retail/list');
const applications = from('finance, applications', '/admin/finance/invoice/apply/list');
const invoices = from('finance, invoices', '/admin/finance/invoice/list');
const points = (what: string, body: object = {}) => posted(`finance, points: ${what}`, '/admin/user/integral/list', body);

export const finance: Group = {
  name: 'finance',
  tables: [
    'user_bill',
    'integral_record',
    'experience_record',
    'commission_record',
    'user_extract',
    'user_recharge',
    'invoice_application',
    'invoice_application_order',
    'invoice',
    'invoice_red_task',
  ],
  fill: [BILLS, POINTS, EXPERIENCE, COMMISSION, WITHDRAWALS, RECHARGES, APPLICATIONS, APPLIED, INVOICES, RED_TASKS],
  rows: [
    bills('page 1'),
    bills('page 500', { page: 500 }),
    bills('a kind', { title: 'productRefund' }),
    bills('a rare kind', { title: 'rechargeRefund' }),
    bills('a common name', { keywords: '王芳' }),
    bills('a rare name', { keywords: '王芳娜' }),
    bills('a number', { keywords: '4711' }),
    bills('today', { dateLimit: 'today' }),
    bills('this year', { dateLimit: 'year' }),
    points('page 1'),
    points('a common name', { keywords: '王芳' }),
    points('of one who has many', { uid: 7 }),
    points('today', { dateLimit: 'today' }),
    points('this year', { dateLimit: 'year' }),
    commission('page 1'),
    commission('orders', { type: 1 }),
    commission('asked for', { type: 2 }),
    commission('refused', { type: 3 }),
    commission('paid', { type: 4 }),
    commission('taken back', { type: 6 }),
    withdrawals('page 1'),
    withdrawals('by bank', { extractType: 'bank' }),
    withdrawals('waiting', { status: 0 }),
    withdrawals('refused', { status: -1 }),
    withdrawals('a name that all have', { keywords: '王芳' }),
    withdrawals('an account', { keywords: '622204711' }),
    withdrawals('an account of nobody', { keywords: '没有这个号' }),
    withdrawals('today', { dateLimit: 'today' }),
    posted('finance, withdrawals: figures', '/admin/finance/apply/balance'),
    recharges('page 1'),
    recharges('unpaid', { paid: 0 }),
    recharges('a number', { keywords: '0004711' }),
    recharges('a number of nobody', { keywords: 'nobody' }),
    recharges('of one who has many', { uid: 7 }),
    recharges('today', { dateLimit: 'today' }),
    recharges('this year', { dateLimit: 'year' }),
    posted('finance, recharges: figures', '/admin/user/topUpLog/balance'),
    promoters('page 1'),
    promoters('a name', { keywords: '王芳' }),
    promoters('a phone', { keywords: '13000395950' }),
    promoters('this year', { dateLimit: 'year' }),
    promoters('by earnings', { order: '-totalBrokeragePrice' }),
    promoters('by people', { order: '-spreadCount' }),
    listed('finance, promoters: figures', '/admin/store/retail/statistics'),
    posted('finance, promoters: people', '/admin/store/retail/spread/userlist', { uid: 50, type: 3 }),
    posted('finance, promoters: orders', '/admin/store/retail/spread/orderlist', { uid: 50, type: 3 }),
    applications('page 1'),
    applications('to issue', { type: 'toIssue' }),
    applications('unaudited', { type: 'unaudited' }),
    applications('issued', { type: 'issued' }),
    applications('a title', { keywords: '演示公司 471' }),
    applications('an order number', { keywords: '00004711' }),
    applications('a number of nobody', { keywords: 'nobody' }),
    applications('special ones', { invoiceType: 2 }),
    applications('of one who has many', { uid: 7 }),
    applications('today', { dateLimit: 'today' }),
    listed('finance, applications: tabs', '/admin/finance/invoice/apply/headers'),
    invoices('page 1'),
    invoices('red ones', { color: 2 }),
    invoices('void', { status: 2 }),
    invoices('on paper', { carrier: 3 }),
    invoices('a number', { keywords: '00004711' }),
    invoices('a number of nobody', { keywords: 'nobody' }),
    invoices('waiting for a red letter', { redDue: 1 }),
    invoices('waiting for none', { redDue: 0 }),
    invoices('this year', { dateLimit: 'year' }),
    listed('finance, invoices: figures', '/admin/finance/invoice/statistics'),
    listed('finance, invoices: figures of today', '/admin/finance/invoice/statistics', { dateLimit: 'today' }),
  ],
};
