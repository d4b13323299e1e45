import { and, inArray, notInArray } from 'drizzle-orm';
import { teamMember } from '#server/marketing/index.ts';
import { columnOf, namedIds } from '../../engine/named-ids.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import type { Moving, Theirs } from '../../engine/moving.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { intOf, textOf, timesOf } from '../values/values.ts';
import { teamOf } from './teams.ts';

async function aroundOf(moving: Moving, records: readonly Theirs[]) {
  const { tx } = moving;
  const others = notInArray(teamMember.id, idsAgain(moving));
  const teams = await idsOf(
    tx,
    'team',
    records.map(({ row }) => teamOf(row)),
  );
  const there = await tx
    .select({ teamId: teamMember.teamId, uid: teamMember.uid, isOut: teamMember.isOut })
    .from(teamMember)
    .where(and(others, inArray(teamMember.teamId, [0, ...teams.values()])));
  const ordered = await tx
    .select({ orderNo: teamMember.orderNo })
    .from(teamMember)
    .where(and(others, inArray(teamMember.orderNo, columnOf(records, 'order_id'))));
  return {
    teams,
    uids: await namedIds(moving, 'customer', records, 'uid'),
    people: new Set(there.flatMap(({ teamId, uid, isOut }) => (isOut ? [] : [`${teamId} ${uid}`]))),
    numbers: new Set(ordered.map(({ orderNo }) => orderNo)),
  };
}

export const teamMembers = recordNoun({
  noun: 'teamMember',
  label: '拼团的成员',
  source: 'eb_store_pink',
  key: 'id',
  table: teamMember,
  around: aroundOf,
  row(record, { teams, uids, people, numbers }, moving) {
    const { key, row } = record;
    const teamId = teams.get(teamOf(row));
    const uid = uids.get(textOf(row['uid']));
    const orderNo = textOf(row['order_id']);
    if (teamId === undefined || uid === undefined) return '团或用户不存在';
    if (numbers.has(orderNo)) return '同一笔订单已经在团里';
    numbers.add(orderNo);
    const place = `${teamId} ${uid}`;
    const isOut = intOf(row['is_refund']) > 0 || people.has(place);
    if (!isOut) people.add(place);
    return { id: Number(key), teamId, uid, orderNo, isOut, ...timesOf(record, moving) };
  },
});
