import { onOrOff } from '#contract/choices.ts';
import { type FlashSale, flashSaleCalls, saleStates } from '#contract/marketing/flash-sales.ts';
import { showDay } from '#contract/moment.ts';
import { Choice, type Column, FlagSwitch, figure, picture, when, yuan } from '#web/ui/index.ts';
import { hoursText } from '../hours.ts';

export const columns: readonly Column<FlashSale>[] = [
  { field: 'id', width: 52, card: 'none' },
  { field: 'image', width: 64, card: 'picture', show: picture },
  { field: 'title', width: 168, card: 'title' },
  {
    field: 'timeId',
    width: 116,
    show: (_, { storeSeckillManagerResponse: slot }) => (slot ? `${slot.name} ${hoursText(slot.time)}` : '-'),
  },
  {
    field: 'startTime',
    width: 108,
    show: (from, { stopTime }) => `${showDay(from)} - ${showDay(stopTime)}`,
  },
  { field: 'info', width: 160, hidden: true },
  { field: 'otPrice', width: 84, show: yuan },
  { field: 'price', width: 84, show: yuan },
  { field: 'quotaShow', width: 64, show: figure },
  { field: 'quota', width: 80, show: figure },
  { field: 'sales', width: 64, show: figure },
  { field: 'killStatus', width: 84, show: (state) => <Choice of={saleStates} value={state} /> },
  { field: 'createTime', width: 120, show: when, hidden: true },
  {
    field: 'status',
    width: 84,
    card: 'status',
    show: (on, { id, title }) => (
      <FlagSwitch
        on={on}
        label={`开启${title}`}
        of={onOrOff}
        call={flashSaleCalls.updateStatus}
        input={(status) => ({ id, status })}
      />
    ),
  },
];
