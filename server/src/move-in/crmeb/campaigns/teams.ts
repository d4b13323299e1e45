import { team } from '#server/marketing/index.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { recordNoun } from '../../engine/record-noun.ts';
import { flagOf, idOf, intOf, momentOf, textOf, timesOf, within } from '../values/values.ts';

/** Number of the team that a row belongs to: that of its head. */
export const teamOf = (row: TheirRow): string => idOf(row['k_id']) ?? textOf(row['id']);

/** Rows without a head above them are teams; each row is a member as well. */
const isHead = (row: TheirRow): boolean => idOf(row['k_id']) === undefined;

export const teams = recordNoun({
  noun: 'team',
  label: '拼团的团',
  source: 'eb_store_pink',
  key: 'id',
  takes: isHead,
  table: team,
  around: (moving, records) => namedIds(moving, 'groupBuy', records, 'cid'),
  row(record, groupBuys, moving) {
    const { key, row } = record;
    const activityId = groupBuys.get(textOf(row['cid']));
    if (activityId === undefined) return '拼团活动不存在';
    const times = timesOf(record, moving);
    return {
      id: Number(key),
      activityId,
      people: Math.max(1, intOf(row['people'])),
      virtualRation: 0,
      stopTime: momentOf(row['stop_time']) ?? times.createTime,
      status: within(1, intOf(row['status']), 3),
      isVirtual: flagOf(row['is_virtual']),
      ...times,
    };
  },
});
