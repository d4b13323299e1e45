import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import { type Bargain, blankBargain } from '#contract/marketing/bargain-record.ts';
import { toCommon } from '../activities/presenter.ts';
import type { ActivityParts } from '../activities/queries.ts';
import { type Activity, lastMomentOf } from '../activities/rules.ts';

/** Numbers of those who took part, cut a price, and reached the floor. */
export type People = Pick<Bargain, 'countPeopleAll' | 'countPeopleHelp' | 'countPeopleSuccess'>;

const nobody: People = { countPeopleAll: 0, countPeopleHelp: 0, countPeopleSuccess: 0 };
const legacy = { ...blankBargain, isHot: false, isPostage: true, look: 0, share: 0 };

/** The wire's row; price, floor and quota are those of its only SKU. */
export function toBargain(row: Activity, parts: ActivityParts, people: People = nobody): Bargain {
  const [sold] = parts.skus;
  const common = toCommon(row, parts);
  return {
    ...common,
    ...legacy,
    ...people,
    storeName: row.storeName ?? '',
    addTime: row.createTime,
    peopleNum: row.peopleNum ?? 0,
    bargainNum: row.bargainNum ?? 0,
    stock: sold?.sku.stock ?? 0,
    minPrice: sold?.own.minPrice ?? 0,
    surplusQuota: common.quota,
  };
}

export const ownInfo = ({ storeName, status, startTime, stopTime }: Activity): Partial<ActivityInfo> => ({
  storeName,
  status: Number(status),
  startTime,
  stopTime: lastMomentOf(stopTime),
});
