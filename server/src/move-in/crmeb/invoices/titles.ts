import { and, inArray, notInArray } from 'drizzle-orm';
import { invoiceTitle } from '#server/finance/index.ts';
import type { Moving, Theirs } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { flagOf, textOf, timesOf } from '../values/values.ts';
import { titleIn } from './title-columns.ts';

/** Place of a title among those of its customer, which holds one of each. */
const placeOf = (uid: number, { taxNo, title }: { taxNo: string; title: string }): string => `${uid} ${taxNo || title}`;

async function aroundOf(moving: Moving, records: readonly Theirs[]) {
  const uids = await namedIds(moving, 'customer', records, 'uid');
  const there = await moving.tx
    .select()
    .from(invoiceTitle)
    .where(and(inArray(invoiceTitle.uid, [0, ...uids.values()]), notInArray(invoiceTitle.id, idsAgain(moving))));
  return {
    uids,
    places: new Set(there.map((each) => placeOf(each.uid, each))),
    withDefault: new Set(there.flatMap(({ uid, isDefault }) => (isDefault ? [uid] : []))),
  };
}

export const invoiceTitles = recordNoun({
  noun: 'invoiceTitle',
  label: '发票抬头',
  source: 'eb_user_invoice',
  key: 'id',
  table: invoiceTitle,
  around: aroundOf,
  row(record, { uids, places, withDefault }, moving) {
    const { key, row } = record;
    const uid = uids.get(textOf(row['uid']));
    const title = titleIn(row);
    if (flagOf(row['is_del'])) return '已删除的抬头';
    if (uid === undefined) return '用户不存在';
    if (title.title === '') return '没有名称';
    if (places.has(placeOf(uid, title))) return '同一用户的同一抬头';
    places.add(placeOf(uid, title));
    const isDefault = flagOf(row['is_default']) && !withDefault.has(uid);
    if (isDefault) withDefault.add(uid);
    const times = timesOf(record, moving);
    return { id: Number(key), uid, ...title, isDefault, usedTime: times.createTime, ...times };
  },
});
