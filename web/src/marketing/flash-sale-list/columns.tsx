import { clashCalls } from '#contract/marketing/clashes.ts';
import { type FlashSale, flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { activityStates } from '#contract/marketing/running.ts';
import { Choice, type Column, Unbroken, when } from '#web/ui/index.ts';
import { days, shared, titleOf } from '../activity-columns.tsx';
import { activitySwitchColumn } from '../clash/activity-switch.tsx';
import { closing } from '../closing.ts';
import { hoursText } from '../hours.ts';

/** State of a sale, by its name where its number is not answered. */
export const stateOf = ({ killStatus, statusName }: FlashSale): number | undefined =>
  killStatus ?? activityStates.values.find((value) => activityStates.labels[value] === statusName);

export const columns: readonly Column<FlashSale>[] = [
  shared.id,
  shared.image,
  { ...shared.title, show: titleOf },
  {
    field: 'timeId',
    width: 112,
    show: (_, { storeSeckillManagerResponse: slot }) => slot && <Unbroken parts={[slot.name, hoursText(slot.time)]} />,
  },
  { field: 'startTime', width: 100, show: (from, { stopTime }) => days(from, stopTime) },
  { field: 'info', width: 160, hidden: true },
  // Figures that a card shows: what is sold now, and whether it is.
  { ...shared.otPrice, card: 'none' },
  shared.price,
  { ...shared.quotaShow, card: 'none' },
  shared.quota,
  { ...shared.sales, card: 'none' },
  { field: 'killStatus', width: 76, show: (_, sale) => <Choice of={activityStates} value={stateOf(sale)} /> },
  { field: 'createTime', width: 120, show: when, hidden: true },
  activitySwitchColumn('status', {
    call: flashSaleCalls.updateStatus,
    check: clashCalls.checkFlashSaleOn,
    ends: closing.flashSale,
    matters: (sale: FlashSale) => stateOf(sale) === activityStates.running,
  }),
];
