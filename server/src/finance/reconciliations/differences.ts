import { type SQL, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import type { DifferenceKind } from '#contract/finance/reconciliations.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { FoundDifference } from './rules.ts';

const within = (moment: SQL, { from, until }: Period) => sql`${moment} >= ${from} and ${moment} < ${until}`;
const differing = (kind: DifferenceKind, record: SQL, { expected, found }: { expected: SQL; found: SQL }, rest: SQL) =>
  sql`select ${kind}::text as kind, (${record})::text as record, coalesce(${expected}, 0)::bigint as expected,
    coalesce(${found}, 0)::bigint as found ${rest}`;

/** Rows of the balance's ledger beside the documents that moved it: either side may lack the other. */
const besideLedger = (kind: DifferenceKind, documents: SQL, rows: SQL) =>
  differing(
    kind,
    sql`coalesce(d.record, b.link_id)`,
    { expected: sql`d.sum`, found: sql`b.sum` },
    sql`from (${documents}) d full join (${rows} group by link_id) b on b.link_id = d.record
      where coalesce(d.sum, 0) <> coalesce(b.sum, 0)`,
  );

const balanceRows = (types: SQL, day: Period) =>
  sql`select link_id, sum(amount) as sum from user_bill where type = ${types} and ${within(sql`create_time`, day)}`;

const ofOrders = (day: Period): SQL[] => [
  besideLedger(
    'orderBalance',
    // Payments from before the first ledger row: an older shop knows them by the order only.
    sql`select order_no as record, -pay_price as sum from "order"
      where ${within(sql`pay_time`, day)} and pay_time >= (select coalesce(min(create_time), 'infinity') from user_bill) and not is_system_del and pay_type = 'yue' and uid is not null and pay_price > 0`,
    balanceRows(sql`'pay_order'`, day),
  ),
  besideLedger(
    'orderRefund',
    sql`select o.order_no as record, sum(r.amount) as sum from refund r join "order" o on o.id = r.order_id
      where r.state = 'done' and ${within(sql`r.done_time`, day)} and o.pay_type = 'yue' and o.uid is not null group by o.order_no`,
    balanceRows(sql`'pay_product_refund'`, day),
  ),
  differing(
    'refundSum',
    sql`o.order_no`,
    { expected: sql`sum(r.amount)`, found: sql`o.refund_price` },
    sql`from "order" o join refund r on r.order_id = o.id and r.state = 'done'
      where o.id in (select order_id from refund where state = 'done' and ${within(sql`done_time`, day)})
      group by o.id having sum(r.amount) <> o.refund_price`,
  ),
];

const ofRecharges = (day: Period): SQL[] => [
  besideLedger(
    'recharge',
    sql`select order_no as record, price + give_price as sum from user_recharge where ${within(sql`pay_time`, day)}`,
    balanceRows(sql`'pay_recharge'`, day),
  ),
  besideLedger(
    'rechargeRefund',
    // The balance gives it up at once, and gets it back when the provider refuses.
    sql`select u.order_no as record, sum(m.sum) as sum from user_recharge u join (
        select recharge_id, -(cash_amount + give_amount) as sum from recharge_refund where ${within(sql`create_time`, day)}
        union all
        select recharge_id, cash_amount + give_amount from recharge_refund
        where state = 'failed' and ${within(sql`update_time`, day)}) m on m.recharge_id = u.id
      group by u.order_no`,
    balanceRows(sql`'user_recharge_refund'`, day),
  ),
  differing(
    'rechargeSum',
    sql`u.order_no`,
    { expected: sql`sum(f.cash_amount)`, found: sql`u.refund_price` },
    sql`from user_recharge u left join recharge_refund f on f.recharge_id = u.id and f.state <> 'failed'
      where u.id in (select recharge_id from recharge_refund where ${within(sql`create_time`, day)})
      group by u.id having coalesce(sum(f.cash_amount), 0) <> u.refund_price`,
  ),
];

const ofCommission = (day: Period): SQL[] => [
  differing(
    'transfer',
    sql`coalesce(m.uid, b.uid)`,
    { expected: sql`m.sum`, found: sql`b.sum` },
    sql`from (select uid, -sum(price) as sum from commission_record
        where kind = 'transfer' and status = 3 and ${within(sql`update_time`, day)} group by uid) m
      full join (select uid, sum(amount) as sum from user_bill
        where type = 'transferIn' and ${within(sql`create_time`, day)} group by uid) b on b.uid = m.uid
      where coalesce(m.sum, 0) <> coalesce(b.sum, 0)`,
  ),
  withdrawals('withdrawal', { price: sql`-sum(m.price)`, when: within(sql`e.create_time`, day), kind: sql`'withdraw'` }),
  withdrawals('withdrawalBack', {
    price: sql`sum(m.price)`,
    when: sql`e.status = -1 and ${within(sql`e.audit_time`, day)}`,
    kind: sql`'refused'`,
  }),
];

const withdrawals = (kind: DifferenceKind, row: { price: SQL; when: SQL; kind: SQL }) =>
  differing(
    kind,
    sql`e.id`,
    { expected: sql`e.extract_price`, found: row.price },
    sql`from user_extract e left join commission_record m on m.link_id = e.id::text and m.kind = ${row.kind}
      where ${row.when} group by e.id having coalesce(${row.price}, 0) <> e.extract_price`,
  );

/** Customers by their keys, both ends included. */
export interface Slice {
  from: number;
  to: number;
}

/** Customers whose figure is not the sum of its ledger: those whose ledger moved on the day, or those of a slice. */
const ofFigures = (day: Period, slice: Slice | undefined): SQL[] => {
  const moved = (table: SQL, moment: SQL) =>
    slice
      ? sql`c.id between ${slice.from} and ${slice.to}`
      : sql`c.id in (select uid from ${table} where ${within(moment, day)})`;
  return [
    differing(
      'balance',
      sql`c.id`,
      { expected: sql`sum(b.amount)`, found: sql`c.now_money` },
      sql`from customer c left join user_bill b on b.uid = c.id where ${moved(sql`user_bill`, sql`create_time`)}
        group by c.id having coalesce(sum(b.amount), 0) <> c.now_money`,
    ),
    differing(
      'commission',
      sql`c.id`,
      { expected: sql`sum(m.price)`, found: sql`c.brokerage_price` },
      sql`from customer c
        left join commission_record m on m.uid = c.id and (m.status in (3, 5) or m.kind = 'withdraw')
        where ${moved(sql`commission_record`, sql`update_time`)}
        group by c.id having coalesce(sum(m.price), 0) <> c.brokerage_price`,
    ),
  ];
};

async function listFound(db: Db, parts: readonly SQL[]): Promise<FoundDifference[]> {
  const { rows } = await db.execute<FoundDifference & Record<string, unknown>>(
    sql`${sql.join([...parts], sql` union all `)} order by 1, 2`,
  );
  return rows;
}

/** Records of a day whose documents and ledgers differ; each kind is one statement's part, read along the day's indexes. */
export const differencesOn = (db: Db, day: Period): Promise<FoundDifference[]> =>
  listFound(db, [...ofOrders(day), ...ofRecharges(day), ...ofCommission(day)]);

/** Customers whose figures differ from their ledgers: of a slice of all, or of those whose ledger moved on the day. */
export const figuresThatDiffer = (db: Db, day: Period, slice: Slice | undefined): Promise<FoundDifference[]> =>
  listFound(db, ofFigures(day, slice));
