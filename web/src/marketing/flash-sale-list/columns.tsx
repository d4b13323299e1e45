import { onOrOff } from '#contract/choices.ts';
import { type FlashSale, flashSaleCalls, saleStates } from '#contract/marketing/flash-sales.ts';
import { showDay } from '#contract/moment.ts';
import { Choice, type Column, FlagSwitch, figure, picture, when, yuan } from '#web/ui/index.ts';
import { hoursText } from '../hours.ts';

export const columns: readonly Column<FlashSale>[] = [
  { field: 'id', width: 64, card: 'none' },
  { field: 'image', width: 72, card: 'picture', show: picture },
  { field: 'title', width: 200, card: 'title' },
  {
    field: 'timeId',
    width: 132,
    show: (_, { storeSeckillManagerResponse: slot }) => (slot ? `${slot.name} ${hoursText(slot.time)}` : '-'),
  },
  {
    field: 'startTime',
    width: 184,
    show: (from, { stopTime }) => `${showDay(from)} - ${showDay(stopTime)}`,
  },
  { field: 'info', width: 160, hidden: true },
  { field: 'otPrice', width: 96, show: yuan },
  { field: 'price', width: 96, show: yuan },
  { field: 'quotaShow', width: 72, show: figure },
  { field: 'quota', width: 88, show: figure },
  { field: 'sales', width: 72, show: figure },
  { field: 'killStatus', width: 96, show: (state) => <Choice of={saleStates} value={state} /> },
  { field: 'createTime', width: 120, show: when },
  {
    field: 'status',
    width: 92,
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
