import { type PointsKind, pointsStates } from '#contract/customers/ledgers.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { intOf, momentOf, textOf, within } from '../values/values.ts';
import { type Movement, openedLedger } from './ledger-rules.ts';
import { comesIn, linkOf, signed } from './their-movements.ts';

const GIVEN_BACK = '退款';

function pointsKind(row: TheirRow): PointsKind {
  const link = textOf(row['link_type']);
  if (link === 'sign') return 'sign';
  if (link !== 'order') return 'system';
  if (textOf(row['title']).includes(GIVEN_BACK)) return comesIn(row) ? 'giveBack' : 'loss';
  return comesIn(row) ? 'gain' : 'use';
}

interface PointsMovement extends Movement<PointsKind> {
  status: number;
  frozenTime: number;
  thawTime: Date | null;
  updateTime: Date;
}

function pointsOf(row: TheirRow, now: Date): PointsMovement {
  const kind = pointsKind(row);
  const at = momentOf(row['create_time']) ?? now;
  const status = within(1, intOf(row['status']), 4);
  return {
    at,
    kind,
    amount: signed(row, intOf(row['integral'])),
    linkId: linkOf(row),
    mark: textOf(row['mark']),
    status,
    frozenTime: Math.max(0, intOf(row['frozen_time'])),
    thawTime: momentOf(row['thaw_time']) ?? (status === pointsStates.frozen ? now : null),
    // Equal moments share an object: a customer may have a hundred thousand.
    updateTime: row['update_time'] === row['create_time'] ? at : (momentOf(row['update_time']) ?? at),
  };
}

/** An order earns once here; there it earns for what was paid and for each gift of its products. */
function earnedOnce(moving: Moving, key: string, rows: readonly PointsMovement[]): PointsMovement[] {
  const gains = Map.groupBy(
    rows.filter(({ kind }) => kind === 'gain'),
    ({ linkId }) => linkId,
  );
  const merged = [...gains.values()].flatMap((of) => {
    const [first, ...others] = of;
    if (!first || others.length === 0) return of;
    const same = of.filter(({ status }) => status === first.status);
    const rest = of
      .filter(({ status }) => status !== first.status)
      .map((row) => ({ ...row, kind: 'system' as const, linkId: '0' }));
    say(moving, 'altered', '同一订单的多笔获得积分合并为一笔', key);
    const last = same.reduce((time, { updateTime }) => Math.max(time, updateTime.getTime()), 0);
    return [{ ...first, amount: same.reduce((sum, { amount }) => sum + amount, 0), updateTime: new Date(last) }, ...rest];
  });
  return [...merged, ...rows.filter(({ kind }) => kind !== 'gain')];
}

/** Columns of a row that counts at once. */
export const countsAtOnce = (at: Date) => ({ status: pointsStates.complete, frozenTime: 0, thawTime: null, updateTime: at });

type StandingPoints = PointsMovement & { balance: number };

export function pointsLedger(moving: Moving, { key, row, beside }: Theirs) {
  const rows = earnedOnce(
    moving,
    key,
    (beside['records'] ?? []).map((record) => pointsOf(record, moving.now)),
  );
  const figure = intOf(row['integral']);
  if (figure < 0) say(moving, 'altered', '积分小于 0，搬来为 0', key);
  const born = momentOf(row['create_time']) ?? moving.now;
  const counted = rows.filter(({ status }) => status === pointsStates.complete);
  const ledger = openedLedger<PointsKind>({
    movements: counted,
    figure: Math.max(0, figure),
    opening: 'opening',
    closing: 'system',
    born,
  });
  const complete = ledger.map(
    (standing) => ('status' in standing ? standing : { ...countsAtOnce(standing.at), ...standing }) as StandingPoints,
  );
  const waiting = rows
    .filter(({ status, amount }) => status !== pointsStates.complete && amount !== 0)
    .map((each) => ({ ...each, balance: Math.max(0, figure) }));
  return { rows: [...complete, ...waiting], figure: ledger.at(-1)?.balance ?? 0 };
}
