import { type SQL, sql } from 'drizzle-orm';
import { type BankDocument, CANDIDATE_DAYS, bankDirections } from '#contract/cashier/bank-line-record.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { BankLineRecord } from './tables.ts';

/** Most documents that are offered beside a line. */
const OFFERED = 20;
/** Documents of each kind of likeness that are looked at. */
const LOOKED_AT = 40;

type SoughtLine = Pick<BankLineRecord, 'direction' | 'amount' | 'bookedAt' | 'name' | 'serial' | 'summary' | 'remark'>;

/** Words of a line, for every statement about documents beside it. */
const saidBy = ({ amount, bookedAt, name, serial, summary, remark }: SoughtLine) =>
  sql`with line as (select ${amount}::bigint as amount, ${bookedAt}::timestamptz as booked_at, ${name}::text as name,
      ${serial}::text as serial, ${`${serial} ${summary} ${remark}`}::text as said)`;

const receipt = sql`select r.id as "receiptId", null::int as "paymentId", r.receipt_no as number, r.biz_no as "bizNo", r.payer as name,
    r.amount, r.received_at as at, r.status as "receiptState", null::int as "paymentState",
    (r.trade_no <> '' and r.trade_no = l.serial or exists (select from bank_numbers(l.said) n
      where n in (r.receipt_no, r.trade_no, r.biz_no)
        or n in (select p.order_no from cash_receipt_part p where p.receipt_id = r.id))) as "isNumber",
    l.name <> '' and bank_name(r.payer) = bank_name(l.name) as "isName", r.amount = l.amount as "isAmount"
  from line l, cash_receipt r`;

const payment = sql`select null::int as "receiptId", p.id as "paymentId", p.payment_no as number, p.biz_no as "bizNo", p.payee as name,
    p.amount, coalesce(p.paid_at, p.create_time) as at, null::int as "receiptState",
    p.status as "paymentState",
    (p.payout_no <> '' and p.payout_no = l.serial
      or exists (select from bank_numbers(l.said) n where n in (p.payment_no, p.payout_no))) as "isNumber",
    l.name <> '' and bank_name(p.payee) = bank_name(l.name) as "isName", p.amount = l.amount as "isAmount"
  from line l, cash_payment p`;

async function listDocuments(db: Db, line: SoughtLine, where: SQL, order: SQL): Promise<BankDocument[]> {
  const side = line.direction === bankDirections.in ? receipt : payment;
  const { rows } = await db.execute<BankDocument & Record<string, unknown>>(
    sql`${saidBy(line)} select * from (${side} where ${where}) d ${order}`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount), at: new Date(row.at) }));
}

/** Receipts or payments that a line is matched to. */
export function documentsOf(db: Db, line: SoughtLine, matchId: number): Promise<BankDocument[]> {
  const [column, id] = line.direction === bankDirections.in ? ['receipt_id', 'r.id'] : ['payment_id', 'p.id'];
  const key = sql.raw(column);
  return listDocuments(
    db,
    line,
    sql`${sql.raw(id)} in (select ${key} from bank_match_document where match_id = ${matchId})`,
    sql`order by number`,
  );
}

const days = sql.raw(`interval '${CANDIDATE_DAYS} days'`);
/** Sum and moment of the line, as single values: the order of an index is used beside them alone. */
const AMOUNT = sql.raw('(select amount from line)');
const BOOKED = sql.raw('(select booked_at from line)');
/** Likeliest first: by number, then by amount and name, then by what lies nearest in time. */
const ranked = sql`order by "isNumber" desc, ("isAmount" and "isName") desc, "isAmount" desc, abs(extract(epoch from at - ${BOOKED})), number limit ${OFFERED}`;

const receiptIds = (l: SoughtLine) => sql`
  select id from cash_receipt where trade_no = ${l.serial} and trade_no <> ''
  union select c.id from line, bank_numbers(said) n join cash_receipt c on n in (c.receipt_no)
  union select c.id from line, bank_numbers(said) n join cash_receipt c on c.biz_no = n and c.biz_no <> ''
  union select c.id from line, bank_numbers(said) n join cash_receipt c on c.trade_no = n and c.trade_no <> ''
  union select p.receipt_id from line, bank_numbers(said) n join cash_receipt_part p on p.order_no = n
  union (select r.id from cash_receipt r, line where r.amount = line.amount
    and r.received_at between line.booked_at - ${days} and line.booked_at + ${days} and r.status in (0, 1)
    order by abs(extract(epoch from r.received_at - line.booked_at)) limit ${LOOKED_AT})
  union (select r.id from cash_receipt r, line where r.received_at between line.booked_at - ${days} and line.booked_at + ${days}
    and ${l.name} <> '' and search_parts(r.receipt_no || ' ' || r.biz_no || ' ' || r.payer || ' ' || r.trade_no) @> sought_parts(${l.name})
    and bank_name(r.payer) = bank_name(line.name) and r.status in (0, 1)
    order by r.received_at desc limit ${LOOKED_AT})`;

const paymentIds = (l: SoughtLine) => sql`
  select id from cash_payment where payout_no = ${l.serial} and payout_no <> ''
  union select c.id from line, bank_numbers(said) n join cash_payment c on c.payment_no = n
  union select c.id from line, bank_numbers(said) n join cash_payment c on c.payout_no = n and c.payout_no <> ''
  union (select p.id from cash_payment p where p.amount = ${AMOUNT} and p.status = 2 and p.paid_at <= ${BOOKED}
    order by p.paid_at desc limit ${LOOKED_AT})
  union (select p.id from cash_payment p where p.amount = ${AMOUNT} and p.status = 2 and p.paid_at > ${BOOKED}
    order by p.paid_at limit ${LOOKED_AT})
  union (select p.id from cash_payment p, line where p.amount = line.amount and p.status = 1
    order by abs(extract(epoch from p.create_time - line.booked_at)) limit ${LOOKED_AT})
  union (select p.id from cash_payment p, line where ${l.name} <> '' and p.status in (1, 2)
    and search_parts(p.payment_no || ' ' || p.biz_no || ' ' || p.payee) @> sought_parts(${l.name})
    and bank_name(p.payee) = bank_name(line.name)
    and p.create_time between line.booked_at - ${days} * 2 and line.booked_at + ${days}
    order by p.create_time desc limit ${LOOKED_AT})`;

/** Receipts or payments that a line may be: those of a number that it says, of its amount, or of its name. */
export function candidatesOf(db: Db, line: SoughtLine): Promise<BankDocument[]> {
  const isIn = line.direction === bankDirections.in;
  const free = isIn
    ? sql`r.status in (0, 1) and r.method <> 'yue' and not exists (select from bank_match_document d where d.receipt_id = r.id)`
    : sql`p.status in (1, 2) and not exists (select from bank_match_document d where d.payment_id = p.id)`;
  const among = isIn ? sql`r.id in (${receiptIds(line)})` : sql`p.id in (${paymentIds(line)})`;
  return listDocuments(db, line, sql`${among} and ${free}`, ranked);
}
