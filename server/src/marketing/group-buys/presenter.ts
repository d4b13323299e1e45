import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import { nulls } from '#contract/blank.ts';
import { type GroupBuy, rowBlanks } from '#contract/marketing/group-buy-record.ts';
import { toCommon } from '../activities/presenter.ts';
import type { ActivityParts } from '../activities/queries.ts';
import { type Activity, lastDayOf, lastMomentOf } from '../activities/rules.ts';

const legacy = { merId: 0, isHost: false, combination: true, browse: 0 };

interface TeamFigures {
  opened: number;
  people: number;
  succeeded: number;
}

/** The wire's row, with its teams. */
export function toGroupBuy(
  row: Activity,
  parts: ActivityParts,
  figures: TeamFigures = { opened: 0, people: 0, succeeded: 0 },
): GroupBuy {
  const common = toCommon(row, parts);
  return {
    ...common,
    ...legacy,
    ...nulls(rowBlanks),
    stock: parts.skus.reduce((sum, { sku }) => sum + sku.stock, 0),
    people: row.people ?? 0,
    effectiveTime: row.effectiveTime ?? 0,
    onceNum: row.onceNum ?? 0,
    virtualRation: row.virtualRation ?? 0,
    isShow: row.status,
    addTime: row.createTime,
    stopTime: lastMomentOf(row.stopTime),
    stopTimeStr: lastDayOf(row.stopTime),
    countPeople: figures.opened,
    countPeopleAll: figures.people,
    countPeoplePink: figures.succeeded,
    remainingQuota: common.quota,
  };
}

export const ownInfo = ({ status, startTime, stopTime }: Activity): Partial<ActivityInfo> => ({
  isShow: status,
  startTime,
  stopTime: lastMomentOf(stopTime),
});
