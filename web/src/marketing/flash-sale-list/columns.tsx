import { clashCalls } from '#contract/marketing/clashes.ts';
import type { FlashSale } from '#contract/marketing/flash-sale-record.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import { type Column, Unbroken, when } from '#web/ui/index.ts';
import { days, shared, titleOf } from '../activity-columns.tsx';
import { activitySwitchColumn } from '../clash/activity-switch.tsx';
import { CampaignState } from '../campaign-state.tsx';
import { closing } from '../closing.ts';
import { hoursText } from '../hours.ts';
import { periodOf } from '../runs-now.ts';

/** State of a sale by the wire, which its slot has a part in; by its name where its number is not answered. */
export const stateOf = ({ killStatus, statusName }: FlashSale): number | undefined =>
  killStatus ?? activityStates.values.find((value) => activityStates.labels[value] === statusName);

export const columns: readonly Column<FlashSale>[] = [
  shared.id,
  shared.image,
  { ...shared.title, show: titleOf },
  {
    field: 'timeId',
    width: 112,
    show: (_, { storeSeckillManagerResponse: slot }) =>
      slot && <Unbroken parts={[...(slot.isOwn ? [] : [slot.name]), hoursText(slot.time)]} />,
  },
  { field: 'startTime', width: 100, show: (from, { stopTime }) => days(from, stopTime) },
  { field: 'info', width: 160, hidden: true },
  // Figures that a card shows: what is sold now, and whether it is.
  { ...shared.otPrice, card: 'none' },
  shared.price,
  { ...shared.quotaShow, card: 'none' },
  shared.bearer,
  shared.quota,
  { ...shared.sales, card: 'none' },
  {
    field: 'killStatus',
    width: 132,
    card: 'status',
    show: (_, sale) => <CampaignState of={periodOf(sale)} slot={sale.storeSeckillManagerResponse} />,
  },
  { field: 'createTime', width: 120, show: when, hidden: true },
  activitySwitchColumn('status', {
    call: flashSaleCalls.updateStatus,
    check: clashCalls.checkFlashSaleOn,
    ends: closing.flashSale,
    matters: (sale: FlashSale) => stateOf(sale) === activityStates.running,
  }),
];
