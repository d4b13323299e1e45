import { type Choices, labelOf } from '#contract/choices.ts';
import { heldStates, waysToCoupons } from '#contract/coupons/held-coupons.ts';
import { balanceKinds, commissionKinds, commissionStates, pointsKinds, pointsStates } from '#contract/customers/ledgers.ts';
import { refundRecordStates } from '#contract/orders/refund-record.ts';
import { caseKinds, caseStates } from '#contract/orders/return-case-enums.ts';
import { orderTabs } from '#contract/orders/enums.ts';
import type { TimelineEntry, TimelineKind } from '#contract/profiles/timelines.ts';
import type { Event } from './queries.ts';

const said = (of: Choices, value: string): string => labelOf(of, value) ?? value;
/** State where it is worth a word: what is complete says nothing. */
const unless = (of: Choices, usual: string | number, value: string) => (value === String(usual) ? '' : `（${said(of, value)}）`);

const titles: Readonly<Record<TimelineKind, (event: Event) => string>> = {
  order: ({ code }) => `下单，${said(orderTabs, code)}`,
  refund: ({ state }) => said(refundRecordStates, state),
  case: ({ code, state }) => `${said(caseKinds, code)}，${said(caseStates, state)}`,
  balance: ({ code }) => said(balanceKinds, code),
  commission: ({ code, state }) => `${said(commissionKinds, code)}${unless(commissionStates, commissionStates.complete, state)}`,
  points: ({ code, state }) => `${said(pointsKinds, code)}${unless(pointsStates, pointsStates.complete, state)}`,
  coupon: ({ code, state }) => `得到优惠券，${said(waysToCoupons, code)}${unless(heldStates, heldStates.unused, state)}`,
  level: ({ code }) => `等级变为${code}`,
  signIn: ({ code, state }) => `签到，连续第 ${code} 天${Number(state) > 0 ? `，经验 +${state}` : ''}`,
  note: () => '备注',
  staff: ({ code }) => code,
};

/** Amounts of orders: their own, and what a balance paid or got back for one. */
const isOfOrder = ({ kind, orderNo }: Event) => kind === 'order' || kind === 'refund' || (kind === 'balance' && orderNo !== null);

export function toEntry(event: Event, { mayAmounts }: { mayAmounts: boolean }): TimelineEntry {
  const { code: _, state: __, ...shown } = event;
  const isHidden = !mayAmounts && isOfOrder(event);
  return {
    ...shown,
    amount: isHidden || event.amount === null ? null : Number(event.amount),
    // The remark of a movement names its amount.
    detail: isHidden && event.kind === 'balance' ? '' : event.detail,
    id: Number(event.id),
    title: titles[event.kind](event),
    actor: event.actor || null,
    fields: [],
  };
}
