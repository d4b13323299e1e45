import { inArray } from 'drizzle-orm';
import { claimCoupon, coupon } from '#server/coupons/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, type PastEvent, ago, between } from '../past.ts';
import { buyerOf, demoStorefront, numberOf, seedOrder } from '../seed-order.ts';
import { type Piece, fateAt, listPieces } from '../seed-orders.ts';

interface Spent {
  name: string;
  /** Fen that the goods have to cost. */
  least: number;
  /** Goods bought with it; any that cost enough for a few of them without. */
  product?: string;
  /** How many claimed it; every second, or every third, spent it. */
  held: number;
  every: number;
}

const spentCoupons: readonly Spent[] = [
  { name: '全场满 99 减 10', least: 9900, every: 2, held: 8 },
  { name: '水具专享 8 元', least: 6000, product: '列车长保温壶', every: 2, held: 4 },
  { name: '机车迷满 200 减 30', least: 20_000, product: '前进型蒸汽机车模型', every: 3, held: 4 },
];

/** Days from the first to the last of these orders, and minutes between a coupon and its order. */
const [FIRST, LAST] = [6.5, 0.1];
const CLAIMED = 45;
/** Series of the orders of the first coupon. */
const COUPONS = 60;

/** Goods of a coupon cost more than it asks for, because levels take something off them. */
const ABOVE = 1.25;

function linesOf({ least, product }: Spent, pieces: readonly Piece[], nth: number) {
  const fit = pieces.filter(
    ({ name, price, stock }) => (product ? name === product : price * 3 >= least && price < least) && stock > (product ? 8 : 20),
  );
  const piece = fit[(nth * 3) % fit.length];
  return piece && [{ skuId: piece.id, quantity: Math.ceil((least * ABOVE) / piece.price) }];
}

/** Coupons that are claimed in the days behind us, and the orders that some of them are spent on. */
export async function planCouponOrders(write: Write): Promise<PastEvent[]> {
  const names = spentCoupons.map(({ name }) => name);
  const rows = await write.tx.select({ id: coupon.id, name: coupon.name }).from(coupon).where(inArray(coupon.name, names));
  const pieces = (await listPieces(write)).filter(({ isShow }) => isShow);
  return spentCoupons.flatMap((of, series) => {
    const id = rows.find(({ name }) => name === of.name)?.id ?? 0;
    return Array.from({ length: of.held }, (_, nth): PastEvent => {
      const minutes = Math.round(between(FIRST, LAST, nth, of.held) * DAY);
      const index = numberOf(COUPONS + series, nth);
      const lines = nth % of.every === 0 ? linesOf(of, pieces, nth) : undefined;
      const seed = async (at: Write) => {
        const then = { ...ago(at, minutes + CLAIMED), actor: demoStorefront };
        const { couponId } = await claimCoupon(then, { id, ...buyerOf(index).buyer });
        if (lines) await seedOrder(at, { index, minutes, fate: fateAt(minutes), lines, terms: { couponId, payType: 'weixin' } });
      };
      return { minutes: minutes + CLAIMED, seed };
    });
  });
}
