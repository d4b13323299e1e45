import { customer, customerLevelRecord } from '#server/customers/index.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { Moving, Theirs } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { type Brought, recordNoun } from '../../engine/record-noun.ts';
import { allIdsOf } from '../../moved-rows/queries.ts';
import { flagOf, intOf, textOf, timesOf } from '../values/values.ts';

const stands = ({ row }: Theirs): boolean => flagOf(row['status']) && !flagOf(row['is_del']);

/** Customers stand on the highest level of their records that count. */
async function setLevels({ tx }: Moving, brought: readonly Brought<{ uid: number; levelId: number; grade: number }>[]) {
  const counted = brought.filter(({ record }) => stands(record)).toSorted((one, other) => one.row.grade - other.row.grade);
  const levelOf = new Map(counted.map(({ row: { uid, levelId } }) => [uid, levelId]));
  await updateRows(
    tx,
    customer,
    [...levelOf].map(([id, level]) => ({ id, level })),
  );
}

export const levelRecords = recordNoun({
  noun: 'levelRecord',
  label: '等级记录',
  source: 'eb_user_level',
  key: 'id',
  table: customerLevelRecord,
  around: async (moving, records) => ({
    uids: await namedIds(moving, 'customer', records, 'uid'),
    levelIds: await allIdsOf(moving.tx, 'level'),
  }),
  row(record, { uids, levelIds }, moving) {
    const { row } = record;
    const uid = uids.get(textOf(row['uid']));
    const levelId = levelIds.get(textOf(row['level_id']));
    if (uid === undefined || levelId === undefined) return '用户或等级不存在';
    return {
      uid,
      levelId,
      grade: intOf(row['grade']),
      discount: intOf(row['discount']),
      mark: textOf(row['mark']),
      actorName: '迁入',
      createTime: timesOf(record, moving).createTime,
    };
  },
  parts: setLevels,
});
