import { type CommissionKind, commissionStates } from '#contract/customers/ledgers.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { fenOf, intOf, momentOf, textOf, within } from '../values/values.ts';
import type { Ledger } from './customer-ledger.ts';
import { OPENING_MARK } from './ledger-rules.ts';
import { comesIn, linkOf, signed } from './their-movements.ts';

export interface CommissionMovement {
  at: Date;
  updateTime: Date;
  kind: CommissionKind;
  amount: number;
  balance: number;
  linkId: string;
  mark: string;
  status: number;
  frozenTime: number;
  thawTime: Date | null;
  brokerageLevel: number | null;
}

function kindOf(row: TheirRow): CommissionKind | undefined {
  if (textOf(row['link_type']) === 'order') return comesIn(row) ? 'gain' : 'loss';
  if (textOf(row['link_type']) === 'yue') return 'transfer';
  // Withdrawals bring their own rows.
  return ['extract', 'withdraw'].includes(textOf(row['link_type'])) ? undefined : 'merge';
}

function movementOf(row: TheirRow, now: Date): CommissionMovement[] {
  const kind = kindOf(row);
  const amount = signed(row, fenOf(row['price']));
  if (kind === undefined || amount === 0) return [];
  const at = momentOf(row['create_time']) ?? now;
  const status = within(1, intOf(row['status']), 5);
  return [
    {
      at,
      kind,
      amount,
      balance: fenOf(row['balance']),
      linkId: linkOf(row),
      mark: textOf(row['mark']) || textOf(row['title']),
      status,
      frozenTime: Math.max(0, intOf(row['frozen_time'])),
      thawTime: momentOf(row['thaw_time']) ?? (status === commissionStates.frozen ? now : null),
      updateTime: momentOf(row['update_time']) ?? at,
      brokerageLevel: kind === 'gain' ? within(1, intOf(row['brokerage_level']), 2) : null,
    },
  ];
}

/** Columns of a row that counts at once and belongs to no order. */
export const waitingForNothing = { status: commissionStates.complete, frozenTime: 0, thawTime: null, brokerageLevel: null };

const LEVELS = [1, 2];

/**
 * An order earns each level once, whoever has it; older versions do not keep the level, and the second one is the other level then. What it
 * earned besides counts without an order.
 */
export function earnedOnce(row: CommissionMovement, taken: Set<string>): CommissionMovement {
  if (row.kind !== 'gain') return row;
  const brokerageLevel = [row.brokerageLevel, ...LEVELS].find((level) => !taken.has(`${row.linkId} ${level}`));
  if (brokerageLevel === undefined) return { ...row, kind: 'merge', linkId: '0', brokerageLevel: null };
  taken.add(`${row.linkId} ${brokerageLevel}`);
  return { ...row, brokerageLevel };
}

export const countsAsCommission = ({ status }: { status: number }): boolean =>
  status === commissionStates.complete || status === commissionStates.withdrawing;
const isRefused = (row: TheirRow): boolean => intOf(row['status']) === withdrawalStates.refused;

/** Rows of a promoter, and a first one for what neither they nor the withdrawals explain. */
export function commissionLedger(moving: Moving, { key, row, beside }: Theirs): Ledger<CommissionMovement> {
  const rows = (beside['records'] ?? []).flatMap((record) => movementOf(record, moving.now));
  const figure = fenOf(row['brokerage_price']);
  const withdrawn = (beside['extracts'] ?? [])
    .filter((extract) => !isRefused(extract))
    .reduce((sum, extract) => sum + fenOf(extract['extract_price']), 0);
  const explained = rows.filter(countsAsCommission).reduce((sum, { amount }) => sum + amount, 0) - withdrawn;
  const outside = -withdrawn;
  if (figure === explained) return { rows, figure, outside };
  say(moving, 'altered', '佣金流水对不上可提现佣金，差额记为期初', key);
  const born = momentOf(row['create_time']) ?? moving.now;
  const at = new Date(rows.reduce((first, each) => Math.min(first, each.at.getTime() - 1000), born.getTime()));
  const amount = figure - explained;
  const opening = {
    at,
    updateTime: at,
    kind: 'opening' as const,
    amount,
    balance: amount,
    linkId: '0',
    mark: OPENING_MARK,
    ...waitingForNothing,
  };
  return { rows: [opening, ...rows], figure, outside };
}
