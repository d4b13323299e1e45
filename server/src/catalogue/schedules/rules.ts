import { SCHEDULE_DAYS, productScheduleRefusals, scheduleActs } from '#contract/catalogue/product-schedules.ts';
import { DAY } from '#contract/durations.ts';
import { yuanOfFen } from '#contract/fen.ts';

interface ScheduleTimes {
  at: Date;
  endAt?: Date | null | undefined;
}

/** A plan lies ahead, within a year, and ends after it begins. */
export function checkTimes({ at, endAt }: ScheduleTimes, now: Date): void {
  if (at <= now) throw productScheduleRefusals.PAST();
  if (endAt && endAt <= at) throw productScheduleRefusals.END_FIRST();
  if ((endAt ?? at).getTime() > now.getTime() + SCHEDULE_DAYS * DAY) throw productScheduleRefusals.FAR();
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
  if (back.length === 0) throw productScheduleRefusals.PRICE_MOVED();
  return back;
}

interface Titled {
  act: keyof typeof opposites;
  storeName: string;
  suk: string;
  price: number | null;
  isEnd: boolean;
}

/** "改价到 ¥9.90：站台马克杯 白", in one line. */
export function titleOf({ act, storeName, suk, price, isEnd }: Titled): string {
  const change = isEnd ? '恢复原价' : `改价到 ¥${yuanOfFen(price ?? 0)}`;
  return `${act === 'price' ? change : scheduleActs.labels[act]}：${[storeName, suk].join(' ').trim()}`;
}
