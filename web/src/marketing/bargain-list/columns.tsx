import { type Bargain, bargainCalls } from '#contract/marketing/bargains.ts';
import { clashCalls } from '#contract/marketing/clashes.ts';
import { type Column, figure, yuan } from '#web/ui/index.ts';
import { days, shared, titled } from '../activity-columns.tsx';
import { activitySwitchColumn } from '../clash/activity-switch.tsx';
import { closing } from '../closing.ts';
import { runsNow } from '../runs-now.ts';

export const columns: readonly Column<Bargain>[] = [
  shared.id,
  shared.image,
  { ...shared.title, width: 96, show: titled },
  shared.price,
  { field: 'minPrice', width: 80, show: yuan },
  { field: 'countPeopleAll', width: 68, show: figure },
  { field: 'countPeopleHelp', width: 94, card: 'none', show: figure },
  { field: 'countPeopleSuccess', width: 94, card: 'none', show: figure },
  { ...shared.quotaShow, card: 'none' },
  { field: 'surplusQuota', width: 68, show: figure },
  { field: 'startTime', width: 100, show: (from, { stopTime }) => days(from, stopTime) },
  activitySwitchColumn('status', {
    title: '砍价状态',
    width: 70,
    call: bargainCalls.updateStatus,
    check: clashCalls.checkBargainOn,
    ends: closing.bargain,
    matters: (row: Bargain) => runsNow(row) || row.countPeopleAll > 0,
  }),
];
