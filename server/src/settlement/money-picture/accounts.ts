import { sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { showDay } from '#contract/moment.ts';
import type { MoneyPicture } from '#contract/settlement/money-picture.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { keptBills, sinceThen, standingBill } from '../shop-money/figures.ts';

type Balances = MoneyPicture['balances'];

interface LedgerSums {
  before: number;
  checkedDay: string | null;
  held: number | null;
  ledger: number;
}

const BY_DAY = 'user_bill by day';

/** Sums of the ledger of balances that are kept by day: what it came to before the first day and at the end of the last checked one. */
async function standingOf(db: Db, { from, until }: Period): Promise<LedgerSums> {
  const { rows } = await db.execute<LedgerSums & Record<string, unknown>>(sql`
    with checked as (
      select day, held from reconciliation where day >= ${showDay(from)}::date and day < ${showDay(until)}::date order by day desc limit 1),
    moved as (select right(key, 10) as day, sum(n) as n from tally where noun = ${BY_DAY} group by 1)
    select coalesce((select sum(n) from moved where day < ${showDay(from)}), 0)::bigint as before,
      (select to_char(day, 'YYYY-MM-DD') from checked) as "checkedDay", (select held from checked) as held,
      coalesce((select sum(n) from moved where day <= (select to_char(day, 'YYYY-MM-DD') from checked)), 0)::bigint as ledger`);
  if (!rows[0]) throw new Error('sums of the ledger came back empty');
  return rows[0];
}

/** Moves of balances in the period, by their kind: what came in and what went out of a kind are one figure. */
async function movesOf(db: Db, { from, until }: Period): Promise<Balances['moves']> {
  const { rows } = await db.execute<Balances['moves'][number]>(sql`
    select split_part(key, ' ', 2) as kind, sum(n)::bigint as amount from tally
    where noun = ${BY_DAY} and right(key, 10) >= ${showDay(from)} and right(key, 10) < ${showDay(until)}
    group by 1 having sum(n) <> 0 order by 2 desc`);
  return rows;
}

/** Balances of customers at both ends of a period and what moved them. What customers held on a checked day is told beside it. */
export async function balancesOf(db: Db, period: Period): Promise<Balances> {
  const [{ before, checkedDay, held, ledger }, moves] = await Promise.all([standingOf(db, period), movesOf(db, period)]);
  return {
    opening: before,
    moves,
    closing: moves.reduce((sum, { amount }) => sum + amount, before),
    checkedDay: checkedDay ?? '',
    held,
    unexplained: held === null ? 0 : held - ledger,
  };
}

/** Bills of all shops: what was owed before, what came to it, what was paid. */
export async function shopsOf(db: Db, period: Period): Promise<MoneyPicture['shops']> {
  const { isSince, sums } = sinceThen(period);
  const { rows } = await db.execute<Record<'opening' | 'settled' | 'paid' | 'open', number>>(sql`
    with recursive ${keptBills},
    since as (select ${sums} from settlement where ${standingBill} and ${isSince}),
    whole as (select coalesce(sum(settled), 0)::bigint as settled, coalesce(sum(paid), 0)::bigint as paid, coalesce(sum(open), 0)::bigint as open from kept)
    select whole.settled - since.settled_since - whole.paid + since.paid_since as opening, since.settled, since.paid, whole.open from whole, since`);
  const { opening = 0, settled = 0, paid = 0, open = 0 } = rows[0] ?? {};
  return { opening, settled, paid, closing: opening + settled - paid, open };
}

type Checks = Pick<MoneyPicture, 'bills' | 'differing'>;

/** Results of the checks of these days: against bills of providers, and of documents against ledgers. */
export async function checksOf(db: Db, { from, until }: Period): Promise<Checks> {
  const { rows } = await db.execute<MoneyPicture['bills'] & { differing: number }>(sql`
    select count(*)::int as days, (count(*) filter (where state = 'waiting'))::int as waiting, coalesce(sum(open), 0)::int as open,
      coalesce(sum(their_paid - our_paid) filter (where state <> 'waiting'), 0)::bigint as "paidGap",
      coalesce(sum(their_back - our_back) filter (where state <> 'waiting'), 0)::bigint as "backGap",
      (select coalesce(sum(differing), 0)::int from reconciliation where day >= ${showDay(from)}::date and day < ${showDay(until)}::date) as differing
    from payment_bill where day >= ${showDay(from)}::date and day < ${showDay(until)}::date`);
  if (!rows[0]) throw new Error('sums of checks came back empty');
  const { differing, ...bills } = rows[0];
  return { bills, differing };
}
