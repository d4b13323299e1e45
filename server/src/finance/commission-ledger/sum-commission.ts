import { sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { commissionLedgerCalls } from '#contract/finance/commission-ledger.ts';
import { type CommissionKind, commissionStates } from '#contract/customers/ledgers.ts';
import { commissionRecord } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { WORD_CAP } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { keptSums } from '#server/platform/series/kept-sums.ts';
import { commissionRecordsWanted, movementsOf } from './queries.ts';

type Sums = NonNullable<Answer<typeof commissionLedgerCalls.sums>>;

const sumsOf = (income: number, left: number): Sums => ({ income, outlay: 0 - left, net: income + left });

/** Sums of what moved are kept, by direction, kind and state. */
const keptOf = (movements: readonly (readonly [CommissionKind, number])[]) => {
  const keys = (way: string) => movements.map(([kind, status]) => `${way} ${kind} ${status}`);
  const [ins, outs] = [keys('in'), keys('out')];
  const kept = keptSums('commission_record', Object.fromEntries([...ins, ...outs].map((key) => [key, key])));
  return async (db: Db, period: ReturnType<typeof periodOf>): Promise<Sums> => {
    const sums = await kept(db, period);
    const sum = (of: readonly string[]) => of.reduce((all, key) => all + (sums[key] ?? 0), 0);
    return sumsOf(sum(ins), sum(outs));
  };
};

const { complete } = commissionStates;
const keptOfAll = keptOf([...Object.values(movementsOf), ['merge', complete]]);
const keptByMovement = new Map(Object.entries(movementsOf).map(([type, movement]) => [Number(type), keptOf([movement])]));

/** Of the promoters that a word finds, movements are summed up to the cap of words, as the list gathers them. */
async function sumsByWord(db: Db, input: Input<typeof commissionLedgerCalls.sums>, now: Date): Promise<Sums | null> {
  const { price } = commissionRecord;
  const found = db
    .select({ price })
    .from(commissionRecord)
    .where(commissionRecordsWanted(input, now))
    .limit(WORD_CAP + 1)
    .as('found');
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${found.price}) filter (where ${condition}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      n: sql<number>`count(*)`.mapWith(Number),
      income: sum(sql`${found.price} > 0`),
      left: sum(sql`${found.price} < 0`),
    })
    .from(found);
  return row && row.n <= WORD_CAP ? sumsOf(row.income, row.left) : null;
}

/** Sums of what the list finds. */
export function sumCommission(
  db: Db,
  input: Input<typeof commissionLedgerCalls.sums>,
  { now }: Pick<Asked, 'now'>,
): Promise<Answer<typeof commissionLedgerCalls.sums>> {
  const { keywords, type, dateLimit } = input;
  if (keywords?.trim()) return sumsByWord(db, input, now);
  const kept = (type !== undefined && keptByMovement.get(type)) || keptOfAll;
  return kept(db, periodOf(dateLimit, now));
}
