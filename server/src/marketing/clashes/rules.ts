import type { Fen } from '#contract/fen.ts';
import { hourOf } from '#contract/marketing/sessions.ts';
import { type Clash, SLOT_DAYS, clashKinds } from '#contract/marketing/clashes.ts';
import type { SlotHours } from '#contract/marketing/slots.ts';
import { startOfDay } from '#contract/moment.ts';
import { type Activity, lastDayOf } from '../activities/rules.ts';

type SaleHours = Pick<SlotHours, 'startTime' | 'endTime'>;

export interface SellingActivity extends Pick<Activity, 'id' | 'kind' | 'title' | 'startTime' | 'stopTime' | 'timeId'> {
  /** Hours of the day in which it sells; all day where there are none. */
  hours: SaleHours | null;
}

/** SKU in an activity; the price is the lowest that it can be had for there. */
export interface Offer {
  activity: SellingActivity;
  skuId: number;
  suk: string;
  price: Fen;
  cost: Fen;
  /** Price of the product itself. */
  usual: Fen;
}

export type FreeCoupon = NonNullable<Clash['coupon']> & Pick<Clash, 'reason'>;
export type RunningSlot = NonNullable<Clash['slot']> & Pick<SlotHours, 'startTime' | 'endTime'>;
export type SlotSale = Pick<Activity, 'timeId' | 'startTime' | 'stopTime'>;

/** A clash before its place in the list is known. */
export type FoundClash = Omit<Clash, 'place'>;

const nothing: Omit<FoundClash, 'kind'> = {
  activity: null,
  other: null,
  skus: [],
  coupon: null,
  slot: null,
  days: [],
  reason: null,
  allowedBy: null,
  allowTime: null,
};

const partyOf = ({ id, kind, title, timeId }: SellingActivity) => ({ id, kind, title, timeId });
const skuOf = ({ suk, price, cost, usual }: Offer) => ({ suk, price, cost, usual });

const haveHours = (one: SaleHours | null, other: SaleHours | null): boolean =>
  one === null || other === null || (one.startTime < other.endTime && other.startTime < one.endTime);

/** True where both sell at some moment: on the same days, and in hours that overlap. */
export const runTogether = (one: SellingActivity, other: SellingActivity): boolean =>
  one.id !== other.id && one.startTime < other.stopTime && other.startTime < one.stopTime && haveHours(one.hours, other.hours);

/** A clash of this kind for each activity, with its SKUs. */
function byActivity(kind: number, offers: readonly Offer[]): FoundClash[] {
  const sold = Map.groupBy(offers, ({ activity }) => activity.id);
  return [...sold.values()].flatMap((skus) =>
    skus.slice(0, 1).map(({ activity }) => ({ ...nothing, kind, activity: partyOf(activity), skus: skus.map(skuOf) })),
  );
}

/** Activities with SKUs whose price cannot be meant: those that lose money, and those that are cheaper without the activity. */
export const oddPricesOf = (offers: readonly Offer[]): FoundClash[] => [
  ...byActivity(
    clashKinds.belowCost,
    offers.filter(({ price, cost }) => price < cost),
  ),
  ...byActivity(
    clashKinds.abovePrice,
    offers.filter(({ price, usual }) => price > usual),
  ),
];

/** Days in which both sell. */
const daysOf = (one: SellingActivity, other: SellingActivity): Date[] => [
  new Date(Math.max(one.startTime.getTime(), other.startTime.getTime())),
  lastDayOf(new Date(Math.min(one.stopTime.getTime(), other.stopTime.getTime()))),
];

/** Pairs of an activity and another that sells the same SKUs at the same time, each pair once with its SKUs. */
export function pairsOf(own: readonly Offer[], others: readonly Offer[]): FoundClash[] {
  const bySku = Map.groupBy(others, ({ skuId }) => skuId);
  const pairs = own.flatMap((offer) =>
    (bySku.get(offer.skuId) ?? [])
      .filter(({ activity }) => runTogether(offer.activity, activity))
      .map(({ activity: other }) => ({ offer, other })),
  );
  const together = Map.groupBy(pairs, ({ offer, other }) => `${offer.activity.id} ${other.id}`);
  return [...together.values()].flatMap((skus) =>
    skus.slice(0, 1).map(({ offer: { activity }, other }) => ({
      ...nothing,
      kind: clashKinds.sameTime,
      activity: partyOf(activity),
      other: partyOf(other),
      skus: skus.map(({ offer }) => skuOf(offer)),
      days: daysOf(activity, other),
    })),
  );
}

/** Pairs among all that sell: the later activity is the one that clashes. */
export const pairsAmong = (offers: readonly Offer[]): FoundClash[] =>
  pairsOf(offers, offers).filter(({ activity, other }) => activity !== null && other !== null && activity.id > other.id);

/** Clashes of all kinds among what these activities sell. */
export const clashesAmong = (offers: readonly Offer[]): FoundClash[] => [...oddPricesOf(offers), ...pairsAmong(offers)];

export const freeOrdersOf = (coupons: readonly FreeCoupon[]): FoundClash[] =>
  coupons.map(({ reason, ...coupon }) => ({ ...nothing, kind: clashKinds.freeOrder, coupon, reason }));

/** Days that a slot still has to run in the week to come, today until its hours are over. */
const daysAhead = ({ endTime }: RunningSlot, now: Date): Date[] =>
  Array.from({ length: SLOT_DAYS }, (_, ahead) => startOfDay(now, ahead)).filter(
    (_, ahead) => ahead > 0 || hourOf(now) < endTime,
  );

/** Slots that have nothing to sell on some of their days. */
export const gapsOf = (slots: readonly RunningSlot[], sales: readonly SlotSale[], now: Date): FoundClash[] =>
  slots.flatMap((slot) => {
    const own = sales.filter(({ timeId }) => timeId === slot.id);
    const days = daysAhead(slot, now).filter((day) => !own.some((sale) => sale.startTime <= day && day < sale.stopTime));
    const { id, name } = slot;
    return days.length === 0 ? [] : [{ ...nothing, kind: clashKinds.emptySlot, slot: { id, name }, days }];
  });

interface Allowance {
  kind: number;
  activityId: number;
  otherId: number | null;
  reason: string;
  allowedBy: string;
  createTime: Date;
}

/** Two activities in the order in which an allowance names them. */
export const namesOf = ({ activity, other }: Pick<FoundClash, 'activity' | 'other'>) => {
  const [activityId = 0, otherId = null] = [activity, other]
    .flatMap((party) => (party ? [party.id] : []))
    .toSorted((a, b) => b - a);
  return { activityId, otherId };
};

/** Key of a clash, and of an allowance of it. */
export const placeOf = (clash: Pick<FoundClash, 'kind' | 'activity' | 'other'>): string => {
  const { activityId, otherId } = namesOf(clash);
  return `${clash.kind} ${activityId} ${otherId}`;
};

/** Clashes with the reasons for which they were allowed. */
export function withReasons(clashes: readonly FoundClash[], allowances: readonly Allowance[]): FoundClash[] {
  const byPlace = new Map(allowances.map((each) => [`${each.kind} ${each.activityId} ${each.otherId}`, each]));
  return clashes.map((clash) => {
    const allowed = byPlace.get(placeOf(clash));
    if (!allowed) return clash;
    const { reason, allowedBy, createTime } = allowed;
    return { ...clash, reason, allowedBy, allowTime: createTime };
  });
}
