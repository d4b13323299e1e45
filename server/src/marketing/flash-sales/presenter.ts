import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import type { FlashSale } from '#contract/marketing/flash-sale-record.ts';
import { slotStateOf } from '#contract/marketing/sessions.ts';
import { killStates } from '#contract/marketing/slots.ts';
import { showDay, showHour } from '#contract/moment.ts';
import { toCommon } from '../activities/presenter.ts';
import type { ActivityParts } from '../activities/queries.ts';
import { type Activity, lastDayOf } from '../activities/rules.ts';
import { type SlotRow, toSlot } from '../slots/rules.ts';
import { saleStateName, saleStateOf } from './rules.ts';

const legacy = {
  postage: 0,
  description: null,
  isPostage: false,
  isShow: true,
  limitLeftNum: 0,
  attrValue: null,
  attrValues: null,
  cateIds: null,
  timeSwap: null,
  percent: null,
};

/** The wire's row. */
export function toFlashSale(row: Activity, parts: ActivityParts, slots: readonly SlotRow[], now: Date): FlashSale {
  const own = slots.find(({ id }) => id === row.timeId);
  const killStatus = saleStateOf(row, own, now);
  const shown = own && toSlot(own, parts.pictures, now);
  const common = toCommon(row, parts);
  return {
    ...legacy,
    ...common,
    timeId: row.timeId ?? 0,
    killStatus,
    stock: common.quota,
    statusName: saleStateName(killStatus),
    storeSeckillManagerResponse: shown ?? null,
    currentTimeId: slots.find((each) => slotStateOf(each, now) === killStates.running)?.id ?? 0,
    currentTime: shown ? `${showHour(shown.startTime)},${showHour(shown.endTime)}` : '',
  };
}

export const ownInfo = ({ title, info, status, startTime, stopTime }: Activity): Partial<ActivityInfo> => ({
  storeName: title,
  storeInfo: info,
  isShow: status,
  status: Number(status),
  startTimeStr: showDay(startTime),
  stopTimeStr: showDay(lastDayOf(stopTime)),
});
