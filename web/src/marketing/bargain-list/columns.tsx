import type { Bargain } from '#contract/marketing/bargain-record.ts';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { clashCalls } from '#contract/marketing/clashes.ts';
import { type Column, figure, yuan } from '#web/ui/index.ts';
import { days, shared, titleOf } from '../activity-columns.tsx';
import { activitySwitchColumn } from '../clash/activity-switch.tsx';
import { CampaignState } from '../campaign-state.tsx';
import { closing } from '../closing.ts';
import { periodOf, runsNow } from '../runs-now.ts';

export const columns: readonly Column<Bargain>[] = [
  shared.id,
  shared.image,
  { ...shared.title, width: 96, show: titleOf },
  shared.price,
  { field: 'minPrice', width: 80, show: yuan },
  { field: 'countPeopleAll', width: 68, show: figure },
  { field: 'countPeopleHelp', width: 94, card: 'none', show: figure },
  { field: 'countPeopleSuccess', width: 94, card: 'none', show: figure },
  { ...shared.quotaShow, hidden: true },
  shared.bearer,
  { field: 'surplusQuota', width: 68, show: figure },
  { field: 'startTime', width: 100, show: (from, { stopTime }) => days(from, stopTime) },
  { title: '活动状态', field: 'addTime', width: 76, card: 'status', show: (_, row) => <CampaignState of={periodOf(row)} /> },
  activitySwitchColumn('status', {
    width: 70,
    call: bargainCalls.updateStatus,
    check: clashCalls.checkBargainOn,
    ends: closing.bargain,
    matters: (row: Bargain) => runsNow(row) || row.countPeopleAll > 0,
  }),
];
