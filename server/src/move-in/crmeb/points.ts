import { type ExperienceKind, type PointsKind, pointsStates } from '#contract/customers/ledgers.ts';
import { customer, experienceRecord, integralRecord } from '#server/customers/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { TheirRow } from '../dump/columns.ts';
import { cutTo } from '../engine/cut-to.ts';
import { type Moving, type MovedNoun, type Theirs, say } from '../engine/moving.ts';
import { idsOf } from '../moved-rows/queries.ts';
import { type Movement, openedLedger } from './ledger-rules.ts';
import { intOf, momentOf, textOf } from './values.ts';

const GIVEN_BACK = '退款';
const COMES_IN = 1;
/** Longest number of a document in the ledgers. */
const LINK_MAX = 32;

function pointsKind(row: TheirRow): PointsKind {
  const comesIn = intOf(row['type']) === COMES_IN;
  const link = textOf(row['link_type']);
  if (link === 'sign') return 'sign';
  if (link !== 'order') return 'system';
  if (textOf(row['title']).includes(GIVEN_BACK)) return comesIn ? 'giveBack' : 'loss';
  return comesIn ? 'gain' : 'use';
}

const signed = (row: TheirRow, amount: string): number =>
  (intOf(row['type']) === COMES_IN ? 1 : -1) * Math.abs(intOf(row[amount]));

interface PointsMovement extends Movement<PointsKind> {
  status: number;
  frozenTime: number;
  thawTime: Date | null;
  updateTime: Date;
}

function pointsOf(row: TheirRow, now: Date): PointsMovement {
  const kind = pointsKind(row);
  const at = momentOf(row['create_time']) ?? now;
  const status = Math.min(4, Math.max(1, intOf(row['status'])));
  return {
    at,
    kind,
    amount: signed(row, 'integral'),
    linkId: cutTo(textOf(row['link_id']), LINK_MAX) || '0',
    mark: textOf(row['mark']),
    status,
    frozenTime: Math.max(0, intOf(row['frozen_time'])),
    thawTime: momentOf(row['thaw_time']) ?? (status === pointsStates.frozen ? now : null),
    updateTime: momentOf(row['update_time']) ?? at,
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
    const times = same.map(({ updateTime }) => updateTime.getTime());
    return [
      { ...first, amount: same.reduce((sum, { amount }) => sum + amount, 0), updateTime: new Date(Math.max(...times)) },
      ...rest,
    ];
  });
  return [...merged, ...rows.filter(({ kind }) => kind !== 'gain')];
}

function pointsLedger(moving: Moving, { key, row, beside }: Theirs) {
  const rows = earnedOnce(
    moving,
    key,
    (beside['records'] ?? []).map((record) => pointsOf(record, moving.now)),
  );
  const figure = intOf(row['integral']);
  if (figure < 0) say(moving, 'altered', `积分 ${figure} 小于 0，搬来为 0`, key);
  const born = momentOf(row['create_time']) ?? moving.now;
  const counted = rows.filter(({ status }) => status === pointsStates.complete);
  const ledger = openedLedger<PointsKind>({
    movements: counted,
    figure: Math.max(0, figure),
    opening: 'opening',
    closing: 'system',
    born,
  });
  const complete = ledger.map((standing) => ({
    status: pointsStates.complete,
    frozenTime: 0,
    thawTime: null,
    updateTime: standing.at,
    ...standing,
  }));
  const waiting = rows
    .filter(({ status, amount }) => status !== pointsStates.complete && amount !== 0)
    .map((each) => ({ ...each, balance: Math.max(0, figure) }));
  return { rows: [...complete, ...waiting], figure: ledger.at(-1)?.balance ?? 0 };
}

/** The ledger of points, with those that wait for their order. */
export const points: MovedNoun = {
  noun: 'points',
  label: '积分流水',
  source: 'eb_user',
  key: 'uid',
  columns: ['uid', 'integral', 'create_time'],
  beside: [{ name: 'records', table: 'eb_user_integral_record', column: 'uid', isMain: true }],
  async bring(moving, records) {
    const { tx } = moving;
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ key }) => key),
    );
    const kept = records.flatMap((record) => {
      const uid = uids.get(record.key);
      return uid === undefined ? [] : [{ key: record.key, uid, ...pointsLedger(moving, record) }];
    });
    const rows = kept.flatMap(({ uid, rows: of }) =>
      of.map(({ at, amount, ...each }) => ({ ...each, uid, integral: amount, actorName: '迁入', createTime: at })),
    );
    await insertRows(tx, integralRecord, rows);
    await updateRows(
      tx,
      customer,
      kept.map(({ uid, figure }) => ({ id: uid, integral: figure })),
    );
    return kept.map(({ key, uid }) => ({ key, id: uid }));
  },
};

function experienceOf(row: TheirRow, now: Date): Movement<ExperienceKind> {
  const link = textOf(row['link_type']);
  const comesIn = intOf(row['type']) === COMES_IN;
  const ofOrder = comesIn ? ('gain' as const) : ('loss' as const);
  return {
    at: momentOf(row['create_time']) ?? now,
    kind: link === 'order' ? ofOrder : link === 'sign' ? 'sign' : 'system',
    amount: signed(row, 'experience'),
    linkId: cutTo(textOf(row['link_id']), LINK_MAX) || '0',
    mark: textOf(row['mark']),
  };
}

/** An order earns once: what it earned besides names no order. */
function gainedOnce(rows: readonly Movement<ExperienceKind>[]): Movement<ExperienceKind>[] {
  const earned = new Set<string>();
  return rows.map((row) => {
    const isSecond = row.kind === 'gain' && earned.has(row.linkId);
    if (row.kind === 'gain') earned.add(row.linkId);
    return isSecond ? { ...row, kind: 'system', linkId: '0' } : row;
  });
}

export const experience: MovedNoun = {
  noun: 'experience',
  label: '经验流水',
  source: 'eb_user',
  key: 'uid',
  columns: ['uid', 'experience', 'create_time'],
  beside: [{ name: 'records', table: 'eb_user_experience_record', column: 'uid', isMain: true }],
  async bring(moving, records) {
    const { tx, now } = moving;
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ key }) => key),
    );
    const kept = records.flatMap(({ key, row, beside }) => {
      const uid = uids.get(key);
      if (uid === undefined) return [];
      const movements = gainedOnce((beside['records'] ?? []).map((record) => experienceOf(record, now)));
      const figure = Math.max(0, intOf(row['experience']));
      const born = momentOf(row['create_time']) ?? now;
      return [
        { key, uid, rows: openedLedger<ExperienceKind>({ movements, figure, opening: 'system', closing: 'system', born }) },
      ];
    });
    const rows = kept.flatMap(({ uid, rows: of }) =>
      of.map(({ at, amount, ...each }) => ({ ...each, uid, experience: amount, actorName: '迁入', createTime: at })),
    );
    await insertRows(tx, experienceRecord, rows);
    await updateRows(
      tx,
      customer,
      kept.map(({ uid, rows: of }) => ({ id: uid, experience: of.at(-1)?.balance ?? 0 })),
    );
    return kept.map(({ key, uid }) => ({ key, id: uid }));
  },
};
