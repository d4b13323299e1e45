import { findOrCreateBuyer, movePoints } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, type PastEvent, ago } from '../past.ts';
import { type OrderPlan, buyerOf, numberOf, seedOrder } from '../seed-order.ts';
import { type Piece, fateAt } from '../seed-orders.ts';

/** Series of their numbers. */
const POINTS = 70;

/** Points that staff gave somebody before, as a thank-you. */
const GIVEN = 120;

/** Orders that are partly paid with points. */
export function planPointsOrders(pieces: readonly Piece[]): PastEvent[] {
  const dear = pieces.filter(({ isShow, price, stock }) => isShow && price > 6000 && stock > 20);
  return [3.4, 0.6].flatMap((days, nth): PastEvent[] => {
    const index = numberOf(POINTS, 7 + nth * 3);
    const minutes = Math.round(days * DAY);
    const piece = dear[(nth * 5) % dear.length];
    const lines = piece ? [{ skuId: piece.id, quantity: 1 }] : [];
    const plan: OrderPlan = { index, minutes, fate: fateAt(minutes), lines, terms: { useIntegral: true, payType: 'weixin' } };
    const thank = async (at: Write) => {
      const then = ago(at, minutes + DAY);
      const { id: uid } = await findOrCreateBuyer(then, buyerOf(index).buyer);
      await movePoints(then, { uid, kind: 'system', integral: GIVEN, mark: `后台操作增加了${GIVEN}积分` });
    };
    const thanked = { minutes: minutes + DAY, seed: thank };
    return piece ? [thanked, { minutes, seed: (at) => seedOrder(at, plan) }] : [];
  });
}
