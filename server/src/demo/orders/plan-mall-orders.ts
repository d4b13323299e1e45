import { asc, eq } from 'drizzle-orm';
import { product, sku } from '#server/catalogue/index.ts';
import { sendOrder } from '#server/fulfilment/index.ts';
import { linesOf } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type PastEvent, ago } from '../past.ts';
import { seedOrder } from '../seed-order.ts';

/** Orders of several shops: one waits for all of them, of the other one shop has sent its goods. */
const WAITING = { index: 980, minutes: 150 };
const SENT_IN_PART = { index: 981, minutes: 560 };
const UNTIL_PART_SENT = 240;

/** A piece of each shop and one of the house. */
async function pieceOfEach({ tx }: Write, pieces: readonly { id: number }[]): Promise<{ id: number; merId: number | null }[]> {
  const sold = await tx
    .select({ id: sku.id, merId: product.merId })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .orderBy(asc(sku.id));
  const open = new Set(pieces.map(({ id }) => id));
  const groups = Map.groupBy(
    sold.filter(({ id }) => open.has(id)),
    ({ merId }) => merId,
  );
  return [...groups.values()].flatMap(([first]) => first ?? []);
}

/** The goods of one shop leave by a parcel of its own. */
async function sendPart(write: Write, { orderNo, id }: { orderNo: string; id: number }, merId: number): Promise<void> {
  const lines = (await linesOf(write.tx, [id])).get(id) ?? [];
  const pieces = lines.filter((line) => line.merId === merId).map((line) => ({ lineId: line.id, quantity: line.payNum }));
  const parcel = { type: '1', expressRecordType: '1', expressCode: 'zhongtong', expressNumber: 'SB91000981' };
  await sendOrder({ ...ago(write, SENT_IN_PART.minutes - UNTIL_PART_SENT), actor: write.actor }, { orderNo, ...parcel, pieces });
}

export async function planMallOrders(write: Write, pieces: readonly { id: number }[]): Promise<PastEvent[]> {
  const chosen = await pieceOfEach(write, pieces);
  const seller = chosen.find(({ merId }) => merId !== null)?.merId;
  const lines = chosen.map(({ id: skuId }, at) => ({ skuId, quantity: 1 + (at % 2) }));
  if (!seller || lines.length < 2) return [];
  return [
    { minutes: WAITING.minutes, seed: (at) => seedOrder(at, { ...WAITING, fate: 'paid', lines }) },
    {
      minutes: SENT_IN_PART.minutes,
      seed: async (at) => sendPart(at, await seedOrder(at, { ...SENT_IN_PART, fate: 'paid', lines }), seller),
    },
  ];
}
