import { listOpenPoints, savePickPoint } from '#server/delivery/index.ts';
import { askRefund, markPaid, placeOrder } from '#server/orders/index.ts';
import { verifyOrder } from '#server/fulfilment/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { demoPeople, demoPoints } from './house.ts';
import { DAY, type PastEvent, ago } from './past.ts';
import type { Pictures } from './pictures.ts';
import { customerOf, demoStorefront } from './seed-order.ts';
import { findFirstAdministrator } from './seed-staff.ts';

/** Progress of an order, and the minutes since it was placed. */
const FATES = [
  ['waiting', 30],
  ['waiting', 240],
  ['waiting', 0.8 * DAY],
  ['unpaid', 12],
  ['refund', 0.9 * DAY],
  ['fetched', 2 * DAY],
  ['fetched', 3.3 * DAY],
  ['fetched', 5.1 * DAY],
] as const;

type Fate = (typeof FATES)[number][0];

interface PickUpPlan {
  index: number;
  minutes: number;
  fate: Fate;
  skuId: number;
  storeId: number;
  /** Person who hands it out, at its point. */
  clerk: Administrator | undefined;
}

async function seedPickUp(write: Write, { index, minutes, fate, skuId, storeId, clerk }: PickUpPlan): Promise<void> {
  const after = (passed: number): Write => ({ ...ago(write, minutes - passed), actor: demoStorefront });
  const { name, phone, buyer } = customerOf((index * 7) % demoPeople.length);
  const { orderNo, payPrice, verifyCode } = await placeOrder(after(0), {
    idempotencyKey: `demo-pick-up-${index}`,
    buyer,
    pickUp: { storeId, name, phone },
    lines: [{ skuId, quantity: 1 + (index % 2) }],
    payType: 'weixin',
    mark: index % 4 === 1 ? '下班后七点来取' : undefined,
  });
  if (fate === 'unpaid') return;
  await markPaid(after(2), { orderNo, amount: payPrice, tradeNo: `demo-pick-up-${index}` });
  if (fate === 'refund') await askRefund(after(60), { orderNo, reason: '信息填错了，重新拍', explain: '选错提货点了' });
  if (fate === 'fetched')
    await verifyOrder({ ...after(DAY), actor: clerk ? { ...clerk, points: [storeId] } : write.actor }, { vCode: verifyCode });
}

/** Two counters where customers fetch their orders. */
export async function seedPoints(opening: Write, pictures: Pictures): Promise<void> {
  for (const { pictureOf, ...point } of demoPoints)
    await savePickPoint(opening, { ...point, image: pictures.get(pictureOf) ?? '' });
}

/** Orders that are fetched, in every state there. */
export async function planPickUps({ tx }: Write, pieces: readonly { id: number }[]): Promise<PastEvent[]> {
  const points = await listOpenPoints(tx);
  const clerk = await findFirstAdministrator(tx);
  return FATES.flatMap(([fate, minutes], index) => {
    const [piece, point] = [pieces[(index * 3 + 2) % pieces.length], points[index % points.length]];
    const plan = piece && point && { index, minutes, fate, skuId: piece.id, storeId: point.id, clerk };
    return plan ? [{ minutes, seed: (write) => seedPickUp(write, plan) }] : [];
  });
}
