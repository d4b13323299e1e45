import { inArray, sql } from 'drizzle-orm';
import { CERTAIN_DAYS, bankLineStates, type matchWays } from '#contract/cashier/bank-line-record.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockPayments, lockReceipts } from './lock-documents.ts';
import { bankLine, bankMatch, bankMatchDocument } from './tables.ts';

interface CertainPair extends Record<string, unknown> {
  lineId: number;
  receiptId: number | null;
  paymentId: number | null;
  way: (typeof matchWays.values)[number];
}

const MACHINE = '系统';
const days = sql.raw(`interval '${CERTAIN_DAYS} days'`);
const free = (column: 'receipt_id' | 'payment_id', id: string) =>
  sql.raw(`not exists (select from bank_match_document d where d.${column} = ${id})`);

/**
 * Receipts that a line names by a number, or that agree in amount, name and days; two are enough to know that none is certain.
 * Documents without a number are left out by name: they are many, and lie in no index of numbers. Sums of those with a number are subtracted, so
 * that no index of sums is read instead: thousands may have the same sum.
 */
const receiptsOf = sql`
  select found.id as receipt_id, null::int as payment_id, found.way from (
    (select r.id, 'number' as way from (
        select id from cash_receipt where trade_no = l.serial and trade_no <> ''
        union select c.id from bank_numbers(l.said) n join cash_receipt c on c.receipt_no = n
        union select c.id from bank_numbers(l.said) n join cash_receipt c on c.trade_no = n and c.trade_no <> ''
        union select c.id from bank_numbers(l.said) n join cash_receipt c on c.biz_no = n and c.biz_no <> ''
        union select p.receipt_id from bank_numbers(l.said) n join cash_receipt_part p on p.order_no = n) named
      join cash_receipt r on r.id = named.id
      where r.amount - l.amount = 0 and r.status in (0, 1) and r.method <> 'yue' and ${free('receipt_id', 'r.id')}
      limit 2)
    union all
    (select r.id, 'name' from cash_receipt r
      where r.amount = l.amount and r.received_at between l.booked_at - ${days} and l.booked_at + ${days}
        and l.name <> '' and bank_name(r.payer) = bank_name(l.name)
        and r.status in (0, 1) and r.method <> 'yue' and ${free('receipt_id', 'r.id')}
      limit 2)) found where l.direction = 1`;

const paymentsOf = sql`
  select null::int, found.id, found.way from (
    (select p.id, 'number' as way from (
        select id from cash_payment where payout_no = l.serial and payout_no <> ''
        union select c.id from bank_numbers(l.said) n join cash_payment c on c.payment_no = n
        union select c.id from bank_numbers(l.said) n join cash_payment c on c.payout_no = n and c.payout_no <> '') named
      join cash_payment p on p.id = named.id
      where p.amount - l.amount = 0 and p.status = 2 and ${free('payment_id', 'p.id')}
      limit 2)
    union all
    (select p.id, 'name' from cash_payment p
      where p.amount = l.amount and p.status = 2 and p.paid_at between l.booked_at - ${days} and l.booked_at + ${days}
        and l.name <> '' and bank_name(p.payee) = bank_name(l.name) and ${free('payment_id', 'p.id')}
      limit 2)) found where l.direction = 2`;

/** Other lines that wait and look the same, which would leave open to which of them a receipt or payment belongs. */
const hasTwin = sql`exists (select from bank_line t
  where t.amount = l.amount and t.booked_at between l.booked_at - ${days} * 2 and l.booked_at + ${days} * 2
    and t.id <> l.id and t.status = 0 and t.direction = l.direction and bank_name(t.name) = bank_name(l.name))`;

/** Pairs that are certain: the one document with a number that the line says, else the one of its amount, name and days. */
async function pairsOf(db: Db, ids: readonly number[]): Promise<CertainPair[]> {
  const { rows } = await db.execute<CertainPair>(sql`
    with line as (
      select id, direction, amount, booked_at, name, serial, serial || ' ' || summary || ' ' || remark as said from bank_line
      where ${among(sql`id`, ids)} and status = ${bankLineStates.waiting}),
    near as (
      select l.id as line_id, near.*, ${hasTwin} as has_twin
      from line l cross join lateral (${receiptsOf} union all ${paymentsOf}) near),
    best as (
      select *, count(*) over (partition by line_id) as choices from near n
      where n.way = 'number' or not exists (select from near b where b.line_id = n.line_id and b.way = 'number'))
    select line_id as "lineId", receipt_id as "receiptId", payment_id as "paymentId", way from best
    where choices = 1 and (way = 'number' or not has_twin)
    order by 1`);
  return rows;
}

/** Leaves out those whose document is that of another pair, or was taken meanwhile. */
async function stillFree(tx: Tx, pairs: readonly CertainPair[]): Promise<CertainPair[]> {
  const receiptIds = pairs.flatMap(({ receiptId }) => receiptId ?? []);
  const paymentIds = pairs.flatMap(({ paymentId }) => paymentId ?? []);
  const receipts = await lockReceipts(tx, receiptIds);
  const payments = await lockPayments(tx, paymentIds);
  const taken = await tx
    .select({ receiptId: bankMatchDocument.receiptId, paymentId: bankMatchDocument.paymentId })
    .from(bankMatchDocument)
    .where(sql`${among(bankMatchDocument.receiptId, receiptIds)} or ${among(bankMatchDocument.paymentId, paymentIds)}`);
  const lines = await tx
    .select({ id: bankLine.id })
    .from(bankLine)
    .where(
      sql`${among(
        bankLine.id,
        pairs.map(({ lineId }) => lineId),
      )} and ${bankLine.status} = ${bankLineStates.waiting}`,
    )
    .orderBy(bankLine.id)
    .for('update');
  const waiting = new Set(lines.map(({ id }) => id));
  const freeReceipts = new Set(receipts.filter(({ status }) => status !== 2).map(({ id }) => id));
  const freePayments = new Set(payments.map(({ id }) => id));
  for (const { receiptId, paymentId } of taken) {
    freeReceipts.delete(receiptId ?? 0);
    freePayments.delete(paymentId ?? 0);
  }
  const timesNamed = Map.groupBy(pairs, ({ receiptId, paymentId }) => `${receiptId} ${paymentId}`);
  return pairs.filter(
    ({ lineId, receiptId, paymentId }) =>
      waiting.has(lineId) &&
      (freeReceipts.has(receiptId ?? 0) || freePayments.has(paymentId ?? 0)) &&
      timesNamed.get(`${receiptId} ${paymentId}`)?.length === 1,
  );
}

/**
 * Matches those of the lines that are certain, in a fixed number of statements; answers how many. It moves no money: a receipt that
 * waits goes on waiting for whoever confirms it.
 */
export async function matchCertain(write: Write, ids: readonly number[]): Promise<number> {
  const { tx, now } = write;
  const found = await pairsOf(tx, ids);
  const pairs = found.length === 0 ? [] : await stillFree(tx, found);
  if (pairs.length === 0) return 0;
  const matchIds = await insertRows(
    tx,
    bankMatch,
    pairs.map(({ lineId, way }) => ({ lineId, way, matcher: MACHINE, createTime: now })),
  );
  const matches = await tx
    .select({ id: bankMatch.id, lineId: bankMatch.lineId })
    .from(bankMatch)
    .where(inArray(bankMatch.id, matchIds));
  const matchOf = new Map(matches.map(({ id, lineId }) => [lineId, id]));
  const matched = pairs.map((pair) => ({ ...pair, matchId: matchOf.get(pair.lineId) ?? 0 }));
  await insertRows(
    tx,
    bankMatchDocument,
    matched.map(({ matchId, receiptId, paymentId }) => ({ matchId, receiptId, paymentId })),
  );
  await updateRows(
    tx,
    bankLine,
    matched.map(({ lineId, matchId }) => ({
      id: lineId,
      matchId,
      status: bankLineStates.matched,
      handler: MACHINE,
      handleTime: now,
      updateTime: now,
    })),
  );
  return pairs.length;
}
