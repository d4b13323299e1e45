import { SCHEDULE_DAYS, no } from '#contract/catalogue/product-schedules.ts';
import { DAY } from '#contract/durations.ts';

interface Times {
  at: Date;
  endAt?: Date | null | undefined;
}

/** A plan lies ahead, within a year, and ends after it begins. */
export function checkTimes({ at, endAt }: Times, now: Date): void {
  if (at <= now) throw no.PAST();
  if (endAt && endAt <= at) throw no.END_FIRST();
  if ((endAt ?? at).getTime() > now.getTime() + SCHEDULE_DAYS * DAY) throw no.FAR();
}

export type ShelfAct = 'on' | 'off';
const opposites = { on: 'off', off: 'on', price: 'price' } as const;

/** Act that takes another back. */
export const endOf = (act: keyof typeof opposites) => opposites[act];

interface Priced {
  id: number;
  price: number;
}

/** The SKUs that still have the price they were given, with the one they had before. */
export function pricesBack(skus: readonly Priced[], given: number, before: Readonly<Record<string, number>>): Priced[] {
  const back = skus.flatMap(({ id, price }) => {
    const old = before[String(id)];
    return old !== undefined && price === given ? [{ id, price: old }] : [];
  });
  if (back.length === 0) throw no.PRICE_MOVED();
  return back;
}
