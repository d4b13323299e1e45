import { type Query, type Group, AT, listed } from './group.ts';

/** A hundredth of the rows are accounts on credit, each of a customer. */
const CREDIT = '1 + pg_temp.mixed(n, 1) % ($1::int / 100)';
const SHOP = '1 + pg_temp.mixed(n, 2) % 40';
const PAYER = `'武汉客户' || pg_temp.mixed(n, 3) % 5000`;
const DAY_OF = (at: string) => `((${at}) at time zone 'Asia/Shanghai')::date`;

const ACCOUNTS = `
  insert into bank_account (name, bank, number, columns)
  select '账户 ' || n, 'other', '6222' || lpad(n::text, 8, '0'), '{}' from generate_series(1, 4) n where $1::int > 0`;
const STATEMENTS = `
  insert into bank_statement (account_id, file_name, format, upload_id, read_time, first_at, last_at, added, reader_id, reader, create_time)
  select 1 + n % 4, '流水 ' || n || '.csv', 'csv', n, ${AT}, ${AT}, ${AT}, 100, 1, '管理员', ${AT} from generate_series(1, $1::int / 100) n`;
/** Lines, of a thousand of which one waits and twenty are ignored; the others have their document. */
const LINES = `
  insert into bank_line (account_id, statement_id, row, line_key, booked_at, direction, amount, balance, name, account, serial, summary, remark, status,
    match_id, reason)
  select 1 + pg_temp.mixed(n, 4) % 4, 1 + n / 100 % ($1::int / 100), n, 'k' || n, ${AT}, 1 + (n % 5 = 0)::int, 1000 + 100 * (n % 5000), 100000, ${PAYER}, '',
    'S' || lpad(n::text, 12, '0'), '转账', '货款', k.status, case when k.status = 1 then n end, case when k.status = 2 then '利息' else '' end
  from generate_series(1, $1::int) n cross join lateral (select case when n % 1000 = 7 then 0 when n % 50 = 1 then 2 else 1 end as status) k`;
const MATCHES = `
  insert into bank_match (id, line_id, way, matcher, create_time) overriding system value
  select n, n, 'number', '系统', ${AT} from generate_series(1, $1::int) n where n % 1000 <> 7 and n % 50 <> 1`;
const DOCUMENTS = `
  insert into bank_match_document (match_id, receipt_id, payment_id)
  select n, case when n % 5 <> 0 then n end, case when n % 5 = 0 then n end from generate_series(1, $1::int) n where n % 1000 <> 7 and n % 50 <> 1`;
const RECEIPTS = `
  insert into cash_receipt (receipt_no, mer_id, biz_type, biz_no, payer, method, amount, trade_no, remark, vouchers, received_at, cashier_id, cashier, status,
    confirmer, confirm_time, voider, void_time)
  select 'SK' || lpad(n::text, 14, '0'), case when n % 3 = 0 then ${SHOP} else 0 end, (array[1,1,1,2,3,9])[1 + n % 6],
    case when n % 6 < 4 then 'order' || lpad(n::text, 23, '0') else '' end, ${PAYER}, (array['cash','transfer','pos','weixin'])[1 + n % 4],
    1000 + 100 * (n % 5000), case when n % 2 = 0 then 'S' || lpad(n::text, 12, '0') else '' end, '', '[]', ${AT}, 1, '管理员', k.status,
    case when k.status = 1 then '财务' else '' end, case when k.status = 1 then ${AT} end, case when k.status = 2 then '财务' else '' end,
    case when k.status = 2 then ${AT} end
  from generate_series(1, $1::int) n cross join lateral (select case when n % 1000 = 9 then 0 when n % 100 = 3 then 2 else 1 end as status) k`;
const PARTS = `
  insert into cash_receipt_part (receipt_id, order_id, order_no, amount, state)
  select n, n, 'order' || lpad(n::text, 23, '0'), 1000 + 100 * (n % 5000), 1 from generate_series(1, $1::int) n where n % 6 < 3`;
const PAYMENTS = `
  insert into cash_payment (payment_no, biz_type, biz_no, mer_id, payee, bank, account, amount, reason, status, applicant_id, applicant, auditor_id, auditor,
    audit_time, payer_id, payer, paid_at, payout_no, vouchers, create_time)
  select 'FK' || lpad(n::text, 14, '0'), (array[1,2,9])[1 + n % 3], case when n % 3 < 2 then 'J' || n else '' end, ${SHOP}, ${PAYER}, '工商银行', '62220001',
    1000 + 100 * (n % 5000), '', k.status, 1, '管理员', case when k.status = 0 then 0 else 2 end, case when k.status = 0 then '' else '财务' end,
    case when k.status <> 0 then ${AT} end, 2, '财务', case when k.status = 2 then ${AT} end, case when n % 2 = 0 and k.status = 2 then 'S' || lpad(n::text, 12, '0') else '' end,
    '[]', ${AT}
  from generate_series(1, $1::int) n cross join lateral (select case when n % 1000 = 5 then 0 when n % 1000 = 6 then 1 when n % 50 = 4 then 3 else 2 end as status) k`;
const CREDIT_ACCOUNTS = `
  insert into credit_account (credit_no, uid, company, contact, phone, credit_limit, term_days, remark, status, owed)
  select 'GZ' || lpad(n::text, 10, '0'), n, '武汉企业 ' || n, '王芳', '', 100000000, 30, '', n % 20 <> 0, case when n % 5 = 0 then 0 else pg_temp.mixed(n, 5) % 100000 end
  from generate_series(1, $1::int / 100) n`;
/** Debts, of twenty of which one is open. */
const DEBTS = `
  insert into credit_debt (credit_id, order_id, order_no, says, amount, "left", due_day, create_time)
  select ${CREDIT}, n, 'order' || lpad(n::text, 23, '0'), '', 10000, case when n % 20 = 3 then 5000 else 0 end, ${DAY_OF(`${AT} + interval '30 days'`)}, ${AT}
  from generate_series(1, $1::int) n`;
const ENTRIES = `
  insert into credit_entry (credit_id, debt_id, kind, amount, balance, order_no, receipt_no, says, actor, create_time)
  select ${CREDIT}, n, case when n % 2 = 0 then 'debt' else 'repayment' end, case when n % 2 = 0 then 10000 else -10000 end, 10000, 'order' || lpad(n::text, 23, '0'),
    case when n % 2 = 1 then 'SK' || lpad(n::text, 14, '0') else '' end, '', '管理员', ${AT} from generate_series(1, $1::int) n`;
const TILL = `
  insert into till_entry (kind, amount, number, says, actor, at, create_time)
  select case when n % 20 = 0 then 'payment' else 'receipt' end, case when n % 20 = 0 then -1000 else 1000 end, 'SK' || n, '', '管理员', ${AT}, ${AT}
  from generate_series(1, $1::int) n`;
/** A closing for each day of two years but the last of them: a till has no more, however many movements. */
const CLOSINGS = `
  insert into day_closing (day, opening, received, paid, deposited, books, counted, difference, reason, counts, status, cashier_id, cashier, confirmer_id,
    confirmer, confirm_time)
  select ${DAY_OF('now()')} - 731 + n, 1000, 0, 0, 0, 1000, 1000 - k.short, -k.short, case when k.short > 0 then '找零' else '' end, '[]', 1, 1, '管理员', 2, '财务', now()
  from generate_series(1, 700) n cross join lateral (select case when n % 20 = 0 then 100 else 0 end as short) k where $1::int > 0`;
const TASKS = `
  insert into task (kind, subject_key, record, number, says, amount, state, holder_id, holder, note, due_time, end_time, create_time)
  select (array['refund_owed','receipt_check','payment_review','payment_due','credit_due'])[1 + n % 5], 'record:' || n, 'order', 'N' || n, '演示', 1000, k.state,
    case when k.state in (1, 2) then 1 + n % 9 else 0 end, case when k.state in (1, 2) then '管理员' end, case when k.state = 3 then '已处理' end, ${AT},
    case when k.state > 1 then ${AT} end, ${AT}
  from generate_series(1, $1::int) n cross join lateral (select case when n % 1000 = 3 then 0 when n % 1000 = 4 then 1 when n % 50 = 6 then 3 else 2 end as state) k`;
/** A kind of which few come up. */
const RARE_TASKS = `
  update task set kind = 'objection' where id % 50000 = 17`;
const DEMANDS = `
  insert into demand (demand_no, title, unit_name, contact, phone, items, budget, expect_date, attachments, remark, status, from_shop_id, shop_id, quote_until,
    is_chosen, order_id, order_no, creator_id, create_name, create_time)
  select 'XQ' || lpad(n::text, 12, '0'), '采购劳保用品 ' || n, '武昌车务段 ' || n % 3000, '王芳', '138' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), '[]', 10000,
    to_char(${AT} + interval '20 days', 'YYYY-MM-DD'), '[]', '', k.status, case when n % 4 = 0 then ${SHOP} end, case when k.status = 3 then ${SHOP} end, '',
    k.status = 3, case when k.status = 3 then n end, case when k.status = 3 then 'order' || lpad(n::text, 23, '0') else '' end, 1, '管理员', ${AT}
  from generate_series(1, $1::int) n cross join lateral (select case when n % 1000 = 1 then 1 when n % 500 = 2 then 2 when n % 100 = 3 then 0 when n % 10 = 4 then 4
    when n % 20 = 5 then 5 else 3 end as status) k`;
const ASKED = `
  insert into demand_shop (demand_id, shop_id, create_time)
  select n, ${SHOP}, ${AT} from generate_series(1, $1::int) n`;
const QUOTES = `
  insert into demand_quote (demand_id, shop_id, items, freight, amount, note, valid_until, status, creator_id)
  select n, ${SHOP}, '[]', 0, 10000, '', '', case when n % 500 = 2 then 0 else 2 end, 1 from generate_series(1, $1::int) n where n % 1000 <> 502`;
const REPORTS = `
  insert into report (report_no, type, title, shop_id, unit_name, project_name, unit_key, project_key, order_no, amount, valid_start, valid_end, content,
    attachments, status, creator_id, submitter_id, create_name, create_time)
  select 'BB' || lpad(n::text, 12, '0'), 1 + n % 4, '报备 ' || n, ${SHOP}, '武昌车务段 ' || n, '项目 ' || n, '武昌车务段' || n, '项目' || n, '', 10000,
    to_char(${AT}, 'YYYY-MM-DD'), to_char(${AT} + interval '90 days', 'YYYY-MM-DD'), '演示', '[]', k.status, 1, 1, '管理员', ${AT}
  from generate_series(1, $1::int) n cross join lateral (select case when n % 1000 = 1 then 1 when n % 100 = 3 then 0 when n % 20 = 5 then 3 when n > $1::int * 7 / 8
    then 2 else 4 end as status) k`;
const BILLS = `
  insert into settlement (run_id, shop_id, shop_name, period_start, period_end, commission_rate, order_count, order_amount, commission_amount, status,
    objection_state, objection, payment_no, pay_time, confirm_time, create_time)
  select n, s.id, '店铺 ' || s.id, ${DAY_OF(AT)} - 7, ${DAY_OF(AT)}, 500, 10, 100000, 5000, k.status, case when k.status = 0 and n % 3000 = 1 then 1 else 0 end,
    case when k.status = 0 and n % 3000 = 1 then '少算一单' else '' end, case when k.status = 2 then 'FK' || n else '' end, case when k.status = 2 then ${AT} end,
    case when k.status in (1, 2) then ${AT} end, ${AT}
  from generate_series(1, $1::int) n cross join lateral (select ${SHOP} as id) s
    cross join lateral (select case when n % 1000 = 1 then 0 when n % 1000 = 2 then 1 when n % 100 = 3 then 3 else 2 end as status) k`;

const from =
  (name: string, path: string) =>
  (what: string, query: Query = {}) =>
    listed(`mall, ${name}: ${what}`, path, query);
const lines = from('bank lines', '/admin/cashier/bank/list');
const sums = from('bank lines', '/admin/cashier/bank/sums');
const receipts = from('receipts', '/admin/cashier/receive/list');
const payments = from('payments', '/admin/cashier/payment/list');
const credit = from('credit', '/admin/cashier/credit/list');
const debts = from('debts', '/admin/cashier/credit/debts');
const closings = from('closings', '/admin/cashier/closing/list');
const tasks = from('tasks', '/admin/cashier/task/list');
const demands = from('demands', '/admin/demand/list');
const reports = from('reports', '/admin/report/list');
const bills = from('bills', '/admin/settlement/list');
const NOBODY = '没有这个号';

export const mall: Group = {
  name: 'mall',
  tables: [
    'bank_statement',
    'bank_line',
    'bank_match',
    'bank_match_document',
    'cash_receipt',
    'cash_receipt_part',
    'cash_payment',
    'credit_account',
    'credit_debt',
    'credit_entry',
    'till_entry',
    'task',
    'demand',
    'demand_shop',
    'demand_quote',
    'report',
    'settlement',
  ],
  fill: [
    ACCOUNTS,
    STATEMENTS,
    LINES,
    MATCHES,
    DOCUMENTS,
    RECEIPTS,
    PARTS,
    PAYMENTS,
    CREDIT_ACCOUNTS,
    DEBTS,
    ENTRIES,
    TILL,
    CLOSINGS,
    TASKS,
    RARE_TASKS,
    DEMANDS,
    ASKED,
    QUOTES,
    REPORTS,
    BILLS,
  ],
  rows: [
    lines('page 1'),
    lines('page 500', { page: 500 }),
    lines('waiting', { status: 0 }),
    lines('ignored', { status: 2 }),
    lines('of an account', { accountId: 1 }),
    lines('waiting of an account', { accountId: 1, status: 0 }),
    lines('of a file', { statementId: 7 }),
    lines('out', { direction: 2 }),
    lines('an amount', { amount: '471.00' }),
    lines('a name', { keywords: '武汉客户4711' }),
    lines('a name that all have', { keywords: '武汉' }),
    lines('a number of nobody', { keywords: NOBODY }),
    lines('today', { dateLimit: 'today' }),
    lines('this year, waiting', { dateLimit: 'year', status: 0 }),
    sums('sums'),
    sums('sums of an account', { accountId: 1 }),
    sums('sums of this year', { dateLimit: 'year' }),
    listed('mall, bank lines: one that waits', '/admin/cashier/bank/info', { id: 7 }),
    listed('mall, bank statements: page 1', '/admin/cashier/bank/statement/list'),
    receipts('page 1'),
    receipts('page 500', { page: 500 }),
    receipts('waiting', { status: 0 }),
    receipts('void', { status: 2 }),
    receipts('of a kind', { bizType: 3 }),
    receipts('of a way', { method: 'cash' }),
    receipts('waiting, of a way', { method: 'cash', status: 0 }),
    receipts('a number', { keywords: 'SK00000000004711' }),
    receipts('an order', { keywords: `order${'4710'.padStart(23, '0')}` }),
    receipts('a name that all have', { keywords: '武汉' }),
    receipts('a number of nobody', { keywords: NOBODY }),
    receipts('today', { dateLimit: 'today' }),
    receipts('this year', { dateLimit: 'year' }),
    payments('page 1'),
    payments('to review', { status: 0 }),
    payments('to pay', { status: 1 }),
    payments('rejected', { status: 3 }),
    payments('of a kind', { bizType: 2 }),
    payments('to review, of a kind', { bizType: 9, status: 0 }),
    payments('a number', { keywords: 'FK00000000004711' }),
    payments('a number of nobody', { keywords: NOBODY }),
    payments('this year', { dateLimit: 'year' }),
    credit('page 1'),
    credit('overdue', { isOverdue: 1 }),
    credit('of an age', { age: 'd30' }),
    credit('closed', { status: 0 }),
    credit('a name', { keywords: '武汉企业 471' }),
    listed('mall, credit: sums', '/admin/cashier/credit/data'),
    debts('page 1'),
    debts('open', { isOpen: 1 }),
    debts('of an age', { age: 'd30' }),
    debts('of an account', { creditId: 7 }),
    debts('of an order', { keywords: `order${'4711'.padStart(23, '0')}` }),
    listed('mall, credit: ledger of an account', '/admin/cashier/credit/entries', { id: 7 }),
    closings('page 1'),
    closings('waiting', { status: 0 }),
    closings('differing', { isDiffering: 1 }),
    listed('mall, closings: the till by now', '/admin/cashier/closing/standing'),
    listed('mall, closings: movements not closed', '/admin/cashier/closing/entries'),
    tasks('open', { state: 0 }),
    tasks('claimed', { state: 1 }),
    tasks('done', { state: 2 }),
    tasks('closed', { state: 3 }),
    tasks('all'),
    tasks('own', { state: 1, mine: 1 }),
    tasks('done by oneself', { state: 2, mine: 1 }),
    tasks('open, of a kind', { state: 0, kind: 'payment_review' }),
    tasks('done, of a rare kind', { state: 2, kind: 'objection' }),
    tasks('done, of a kind there is none of', { state: 2, kind: 'collecting' }),
    tasks('all of a rare kind', { kind: 'objection' }),
    listed('mall, tasks: counts', '/admin/cashier/task/count'),
    demands('page 1'),
    demands('page 500', { page: 500 }),
    demands('submitted', { status: 1 }),
    demands('quoting', { status: 2 }),
    demands('rejected', { status: 5 }),
    demands('overdue', { overdue: 1 }),
    demands('not overdue', { overdue: 0 }),
    demands('unquoted', { unquoted: 1 }),
    demands('a title', { keywords: '劳保用品 4711' }),
    demands('a unit of nobody', { keywords: NOBODY }),
    demands('today', { dateLimit: 'today' }),
    demands('this year, rejected', { dateLimit: 'year', status: 5 }),
    listed('mall, demands: tabs', '/admin/demand/count'),
    reports('page 1'),
    reports('waiting', { status: 1 }),
    reports('approved', { status: 2 }),
    reports('of a type', { type: 4 }),
    reports('waiting, of a type', { status: 1, type: 4 }),
    reports('a unit', { keywords: '武昌车务段 4711' }),
    reports('this year', { dateLimit: 'year' }),
    listed('mall, reports: tabs', '/admin/report/count'),
    bills('page 1'),
    bills('page 500', { page: 500 }),
    bills('open', { status: 0 }),
    bills('void', { status: 3 }),
    bills('objected to', { objectionState: 1 }),
    bills('of a shop', { shopId: 7 }),
    bills('of a shop, void', { shopId: 7, status: 3 }),
    bills('a number', { keywords: 'JS00004711' }),
    bills('a name', { keywords: '店铺 7' }),
    bills('a name of nobody', { keywords: NOBODY }),
    bills('this year', { dateLimit: 'year' }),
    listed('mall, bills: tabs', '/admin/settlement/counts'),
    listed('mall, shop balances: page 1', '/admin/settlement/balance/list'),
    listed('mall, shop balances: sums', '/admin/settlement/balance/data'),
    listed('mall, shop money: this month', '/admin/settlement/money/list', { dateLimit: 'month' }),
    listed('mall, money picture: this month', '/admin/finance/reconciliation/picture', { dateLimit: 'month' }),
  ],
};
