import { type Bargain, bargainCalls } from '#contract/marketing/bargains.ts';
import { clashCalls } from '#contract/marketing/clashes.ts';
import { showDay } from '#contract/moment.ts';
import { type Column, figure, yuan } from '#web/ui/index.ts';
import { shared, titled } from '../activity-columns.tsx';
import { OFF } from '../bargain/off.ts';
import { ActivitySwitch } from '../clash/activity-switch.tsx';

export const columns: readonly Column<Bargain>[] = [
  shared.id,
  shared.image,
  { ...shared.title, show: titled },
  shared.price,
  { field: 'minPrice', width: 84, show: yuan },
  { field: 'countPeopleAll', width: 80, show: figure },
  { field: 'countPeopleHelp', width: 108, card: 'none', show: figure },
  { field: 'countPeopleSuccess', width: 108, card: 'none', show: figure },
  { ...shared.quotaShow, card: 'none' },
  { field: 'surplusQuota', width: 80, show: figure },
  {
    field: 'startTime',
    width: 108,
    show: (from, { stopTime }) => `${showDay(from)} - ${showDay(stopTime)}`,
  },
  {
    title: '砍价状态',
    field: 'status',
    width: 84,
    card: 'status',
    show: (on, { id, title, countPeopleAll }) => (
      <ActivitySwitch
        on={on}
        activity={{ id, title }}
        call={bargainCalls.updateStatus}
        input={(status) => ({ id, status })}
        check={clashCalls.checkBargainOn}
        {...(countPeopleAll > 0 && { askOff: () => Promise.resolve(OFF) })}
      />
    ),
  },
];
