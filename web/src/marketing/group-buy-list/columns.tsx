import { clashCalls } from '#contract/marketing/clashes.ts';
import { type GroupBuy, groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { showDay } from '#contract/moment.ts';
import { type Column, figure, when } from '#web/ui/index.ts';
import { shared, titled } from '../activity-columns.tsx';
import { ActivitySwitch } from '../clash/activity-switch.tsx';

export const columns: readonly Column<GroupBuy>[] = [
  shared.id,
  shared.image,
  {
    field: 'title',
    width: 148,
    card: 'title',
    show: (title, { isShow: status, startTime, stopTimeStr: stopTime, goodsState }) =>
      titled(title, { status, startTime, stopTime, goodsState }),
  },
  { ...shared.otPrice, width: 76, card: 'none' },
  { ...shared.price, width: 76 },
  { field: 'people', width: 72, show: (people) => `${people} 人` },
  { field: 'countPeople', width: 72, card: 'none', show: figure },
  { field: 'countPeopleAll', width: 72, show: figure },
  { field: 'countPeoplePink', width: 72, card: 'none', show: figure },
  { ...shared.quotaShow, card: 'none' },
  { ...shared.quota, width: 72 },
  { field: 'startTime', width: 108, show: (from, { stopTimeStr }) => `${showDay(from)} - ${showDay(stopTimeStr)}` },
  { field: 'info', width: 160, hidden: true },
  { ...shared.sales, hidden: true },
  { field: 'addTime', width: 120, show: when, hidden: true },
  {
    field: 'isShow',
    width: 84,
    card: 'status',
    show: (on, { id, title }) => (
      <ActivitySwitch
        on={on}
        activity={{ id, title }}
        call={groupBuyCalls.updateStatus}
        input={(isShow) => ({ id, isShow })}
        check={clashCalls.checkGroupBuyOn}
      />
    ),
  },
];
