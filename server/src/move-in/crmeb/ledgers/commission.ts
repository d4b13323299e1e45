import { and, eq, inArray } from 'drizzle-orm';
import { commissionRecord } from '#server/customers/index.ts';
import type { Moving } from '../../engine/moving.ts';
import {
  type CommissionMovement,
  commissionLedger,
  countsAsCommission,
  earnedOnce,
  waitingForNothing,
} from './commission-rules.ts';
import { customerLedger } from './customer-ledger.ts';

/** Gains of orders that came with other customers. */
async function placesTaken({ tx }: Moving, movements: readonly CommissionMovement[]): Promise<Set<string>> {
  const links = movements.map(({ linkId }) => linkId);
  const rows = await tx
    .select({ linkId: commissionRecord.linkId, level: commissionRecord.brokerageLevel })
    .from(commissionRecord)
    .where(and(eq(commissionRecord.kind, 'gain'), inArray(commissionRecord.linkId, ['', ...links])));
  return new Set(rows.map(({ linkId, level }) => `${linkId} ${level}`));
}

/** The ledger of commission but for withdrawals, which bring their own rows. */
export const commission = customerLedger({
  noun: 'commission',
  label: '佣金流水',
  theirs: 'brokerage_price',
  beside: [
    { name: 'records', table: 'eb_user_brokerage_record', column: 'uid', isMain: true },
    { name: 'extracts', table: 'eb_user_extract', column: 'uid' },
  ],
  table: commissionRecord,
  names: { kind: 'kind', amount: 'price', status: 'status' },
  balancing: () => 'merge',
  blank: (at) => ({ ...waitingForNothing, updateTime: at }),
  counts: countsAsCommission,
  outside: ['withdraw', 'refused'],
  isUnchained: true,
  movedTo: ({ status, thawTime, updateTime }) => ({ status, thawTime, updateTime }),
  ledgerOf: commissionLedger,
  around: placesTaken,
  rowOf(movement, shared, taken) {
    const { at: _, amount: price, ...row } = earnedOnce(movement, taken);
    return { ...row, ...shared, price };
  },
  figure: (brokeragePrice) => ({ brokeragePrice }),
});
