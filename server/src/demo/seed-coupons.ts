import { couponUses } from '#contract/coupon-record.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { couponScope } from '#server/catalogue/index.ts';
import { coupon, createCoupon } from '#server/coupons/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type DemoCoupon, demoCoupons } from './coupons.ts';
import { DAY_MS } from './past.ts';

type Ids = ReadonlyMap<string, number>;
type Days = readonly [from: number, until: number];

function scopeOf({ category, products }: DemoCoupon, ids: Ids) {
  const names = products ?? (category === undefined ? [] : [category]);
  const primaryKey = names.flatMap((name) => ids.get(name) ?? []);
  const useType = products ? couponUses.products : category === undefined ? couponUses.all : couponUses.category;
  return { useType, primaryKey };
}

/** A coupon, by its id; `ids` are those of the products or categories that it is good for. */
export function seedCoupon(write: Write, demo: DemoCoupon, ids: Ids = new Map()): Promise<number> {
  const { name, money, least = 0, type, isPrivate = false, total = null } = demo;
  const { claimed, good, isPlatform = false, off = false } = demo;
  const inDays = (days: number) => new Date(write.now.getTime() + days * DAY_MS);
  const [receiveStartTime, receiveEndTime] = claimed ? claimed.map(inDays) : [];
  const fixed: Days | undefined = typeof good === 'number' ? undefined : good;
  const [useStartTime, useEndTime] = fixed ? fixed.map(inDays) : [];
  return createCoupon(
    write,
    {
      name,
      money: money * 100,
      minPrice: least * 100,
      type,
      isPrivate,
      isLimited: total !== null,
      total,
      ...scopeOf(demo, ids),
      isForever: claimed !== undefined,
      receiveStartTime: receiveStartTime ?? null,
      receiveEndTime: receiveEndTime ?? null,
      isFixedTime: fixed !== undefined,
      useStartTime: useStartTime ?? null,
      useEndTime: useEndTime ?? null,
      day: typeof good === 'number' ? good : null,
      bearer: isPlatform ? discountBearers.platform : discountBearers.shop,
      sort: 0,
      status: !off,
    },
    couponScope,
  );
}

/** Gift coupons; answers the ids of the coupons given with each product. */
export async function seedGiftCoupons(write: Write, categories: Ids): Promise<ReadonlyMap<string, number[]>> {
  const gifts = demoCoupons.filter(({ givenWith }) => givenWith);
  for (const demo of gifts) await seedCoupon(write, demo, categories);
  const made = await write.tx.select({ id: coupon.id, name: coupon.name }).from(coupon);
  const ids = new Map(made.map(({ id, name }) => [name, id]));
  const links = gifts.flatMap(({ name, givenWith = [] }) => givenWith.map((product) => ({ product, id: ids.get(name) ?? 0 })));
  return new Map([...Map.groupBy(links, ({ product }) => product)].map(([product, same]) => [product, same.map(({ id }) => id)]));
}

/** All others, when there are products that they are good for. */
export async function seedCoupons(write: Write, ids: Ids): Promise<void> {
  for (const demo of demoCoupons) if (!demo.givenWith) await seedCoupon(write, demo, ids);
}
