import { customerLevelRecord } from '#server/customers/index.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { recordNoun } from '../../engine/record-noun.ts';
import { allIdsOf } from '../../moved-rows/queries.ts';
import { intOf, textOf, timesOf } from '../values/values.ts';

/** Records of levels, which are written once; the level itself stands with the customer. */
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
  isOnce: true,
});
