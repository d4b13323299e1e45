import { asc, eq } from 'drizzle-orm';
import { patchProduct, product, sku } from '#server/catalogue/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Fate, type OrderPlan, seedOrder } from './seed-order.ts';
import { DAY, type PastEvent, ago, between } from './past.ts';
import { planMallOrders } from './orders/plan-mall-orders.ts';
import { planPickUps } from './seed-pick-ups.ts';
import { type DemoReview, demoReviews } from './reviews.ts';

const ORDERS = 36;
/** The oldest of them is so many days old; later ones come closer together. */
const DAYS = 12;
/** Days ago that those bought who have written since. */
const [FIRST_REVIEWED, LAST_REVIEWED] = [45, 14];
const RECOUNTED = 13;

const FATES: readonly Fate[] = [
  'received',
  'sent',
  'received',
  'paid',
  'received',
  'refund',
  'sent',
  'received',
  'cancelled',
  'sent',
];
/** An order at a younger age has not come further than this. */
const YOUNGEST = { paid: 60, sent: 0.7 * DAY, received: 3 * DAY };

/** How far an order of this age has come where nothing is in its way. */
export const fateAt = (minutes: number): 'received' | 'sent' | 'paid' =>
  minutes > YOUNGEST.received ? 'received' : minutes > YOUNGEST.sent ? 'sent' : 'paid';

/** An order at an older age is done, unless it was cancelled. */
const OLDEST_OPEN = 6 * DAY;

/** Stock put in between: delivered, or counted. */
const RECOUNTS: Readonly<Record<string, number>> = { 时刻表和纸胶带: 60, 绿皮客车三节套装: 14, 小站米酒: 107, 折叠旅行杯: 300 };

/** Minutes before now: from days ago to a few minutes. */
const minutesAgo = (index: number): number => Math.round(DAYS * DAY * (1 - (index + 0.5) / ORDERS) ** 2.4) + 3;

function fateOf(index: number, minutes: number): Fate {
  if (minutes < YOUNGEST.paid) return index % 2 === 0 ? 'unpaid' : 'paid';
  if (minutes < YOUNGEST.sent) return index % 7 === 3 ? 'refund' : 'paid';
  const fate = FATES[index % FATES.length] ?? 'received';
  if (minutes < YOUNGEST.received) return fate === 'received' ? 'sent' : fate;
  return minutes > OLDEST_OPEN && fate !== 'cancelled' ? 'received' : fate;
}

/** Every SKU with what is left of it. */
export const listPieces = ({ tx }: Write) =>
  tx
    .select({
      id: sku.id,
      suk: sku.suk,
      stock: sku.stock,
      productId: product.id,
      name: product.storeName,
      isShow: product.isShow,
      price: sku.price,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .orderBy(asc(sku.id));
export type Piece = Awaited<ReturnType<typeof listPieces>>[number];

export interface BoughtPiece {
  review: DemoReview;
  piece: Piece;
  orderNo: string;
}

/** Parcels of one or two things each. */
function parcelsOf(reviews: readonly DemoReview[], pieces: readonly Piece[]): Pick<BoughtPiece, 'review' | 'piece'>[][] {
  const chosen = reviews.flatMap((review, index) => {
    const all = pieces.filter(({ name }) => name === review.product);
    const piece = all[index % all.length];
    return piece ? [{ review, piece }] : [];
  });
  return chosen.flatMap((one, index) => (index % 3 === 2 ? [] : [index % 3 === 0 ? [one] : chosen.slice(index, index + 2)]));
}

/** Orders of those who write a review. */
export async function seedReviewedOrders(write: Write): Promise<BoughtPiece[]> {
  const parcels = parcelsOf(demoReviews, await listPieces(write));
  const bought: BoughtPiece[] = [];
  for (const [index, parcel] of parcels.entries()) {
    const minutes = Math.round(between(FIRST_REVIEWED, LAST_REVIEWED, index, parcels.length) * DAY) + ((index * 97) % 300);
    const lines = parcel.map(({ piece }) => ({ skuId: piece.id, quantity: 1 }));
    const { orderNo } = await seedOrder(write, { index, minutes, fate: 'received', lines });
    bought.push(...parcel.map((one) => ({ ...one, orderNo })));
  }
  return bought;
}

/** New goods came, and what is there was counted. */
export async function recount(write: Write): Promise<void> {
  for (const { id, productId, name } of await listPieces(write)) {
    const stock = RECOUNTS[name];
    if (stock !== undefined) await patchProduct(ago(write, RECOUNTED * DAY), { id: productId, skuId: id, stock });
  }
}

function planOf(index: number, pieces: readonly Piece[]): OrderPlan {
  const skuId = pieces[(index * 5) % pieces.length]?.id ?? 0;
  const other = pieces[(index * 5 + 7) % pieces.length]?.id ?? 0;
  const both = [
    { skuId, quantity: 1 },
    { skuId: other, quantity: 2 },
  ];
  const lines = index % 4 === 0 && other !== skuId ? both : [{ skuId, quantity: 1 + (index % 2) }];
  const minutes = minutesAgo(index);
  return { index: 100 + index, minutes, fate: fateOf(index, minutes), lines };
}

/** A fortnight of orders in every state, fetched ones and those of campaigns in between, in the order in which they were placed. */
export async function seedOrders(write: Write, ofCampaigns: readonly PastEvent[]): Promise<void> {
  const pieces = (await listPieces(write)).filter(({ isShow, stock }) => isShow && stock > 10);
  const sent = Array.from({ length: ORDERS }, (_, index): PastEvent => {
    const plan = planOf(index, pieces);
    return { minutes: plan.minutes, seed: (at) => seedOrder(at, plan) };
  });
  const all = [...sent, ...ofCampaigns, ...(await planPickUps(write, pieces)), ...(await planMallOrders(write, pieces))];
  for (const { seed } of all.toSorted((one, other) => other.minutes - one.minutes)) await seed(write);
}
