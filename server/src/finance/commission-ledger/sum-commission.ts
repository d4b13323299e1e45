import type { Answer, Input } from '#contract/call.ts';
import { commissionStates } from '#contract/customers/ledgers.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { commissionLedgerCalls } from '#contract/finance/commission-ledger.ts';
import { addedUp, commissionRecord, keptLedgerSums } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { commissionRecordsWanted, movementsOf } from './queries.ts';

const parts = Object.entries(movementsOf).map(([type, movement]) => [Number(type), movement.join(' ')] as const);
const keptOf = (of: readonly string[]) => keptLedgerSums('commission_record', of);

const keptOfAll = keptOf([...parts.map(([, part]) => part), `merge ${commissionStates.complete}`]);
const keptByMovement = new Map(parts.map(([type, part]) => [type, keptOf([part])]));

/** Sums of what the list finds. */
export function sumCommission(
  db: Db,
  input: Input<typeof commissionLedgerCalls.sums>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<typeof commissionLedgerCalls.sums>> {
  const { keywords, type, dateLimit } = input;
  if (keywords?.trim()) return addedUp(db, commissionRecord.price, commissionRecordsWanted(input, now));
  const kept = (type !== undefined && keptByMovement.get(type)) || keptOfAll;
  return kept(db, periodOf(dateLimit, now));
}
