import { clashCalls } from '#contract/marketing/clashes.ts';
import type { GroupBuy } from '#contract/marketing/group-buy-record.ts';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { type Column, figure, when } from '#web/ui/index.ts';
import { days, shared, titleOf } from '../activity-columns.tsx';
import { activitySwitchColumn } from '../clash/activity-switch.tsx';
import { CampaignState } from '../campaign-state.tsx';
import { closing } from '../closing.ts';
import { type Days, periodOf, runsNow } from '../runs-now.ts';

/** Its switch and its days, under the names of other kinds. */
const daysOf = ({ isShow: status, startTime, stopTimeStr: stopTime }: GroupBuy): Days => ({ status, startTime, stopTime });

export const columns: readonly Column<GroupBuy>[] = [
  shared.id,
  shared.image,
  {
    field: 'title',
    width: 96,
    card: 'title',
    show: (title, row) => titleOf(title, { ...row, ...daysOf(row) }),
  },
  { ...shared.otPrice, width: 78, card: 'none' },
  { ...shared.price, width: 78 },
  { title: '几人团', field: 'people', width: 56, show: (people) => `${people} 人` },
  { field: 'countPeople', width: 76, card: 'none', show: figure, help: '开过的团，包括未成团和已退款的团' },
  { field: 'countPeopleAll', width: 76, show: figure, help: '现在团里的人，已退款的不算' },
  { field: 'countPeoplePink', width: 76, card: 'none', show: figure, help: '已成团的团，包括到时补齐的团' },
  { ...shared.quotaShow, hidden: true },
  shared.bearer,
  shared.quota,
  { field: 'startTime', width: 100, show: (from, { stopTimeStr }) => days(from, stopTimeStr) },
  { field: 'info', width: 160, hidden: true },
  { ...shared.sales, hidden: true },
  { field: 'addTime', width: 120, show: when, hidden: true },
  {
    title: '活动状态',
    field: 'stopTime',
    width: 76,
    card: 'status',
    show: (_, row) => <CampaignState of={periodOf(daysOf(row))} />,
  },
  activitySwitchColumn('isShow', {
    call: groupBuyCalls.updateStatus,
    check: clashCalls.checkGroupBuyOn,
    width: 70,
    ends: closing.groupBuy,
    matters: (row: GroupBuy) => runsNow(daysOf(row)),
  }),
];
