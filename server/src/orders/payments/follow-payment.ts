import { countPayment, gainExperience, promisePoints } from '#server/customers/index.ts';
import { promiseCommission } from '#server/distribution/index.ts';
import { callWebhooks, notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { announceGoods } from '../orders/announce-goods.ts';
import { logStep } from '../steps/log-step.ts';
import type { OrderStep } from '../steps/step.ts';
import { type OrderRecord, linesOf } from '../orders/queries.ts';
import { experienceOf } from '../orders/rules.ts';
import { enterTeam } from '../teams/enter-team.ts';
import { giveGifts } from './give-gifts.ts';

/** Consequences of the payment of an order, also of one that cost nothing and was paid when it was placed. */
export async function followPayment(write: Write, paid: OrderRecord, step: OrderStep): Promise<void> {
  await logStep(write, paid.id, step);
  const isInTeam = await enterTeam(write, paid);
  await notify(write, 'paySuccess', paid.orderNo);
  await callWebhooks(write, 'order.paid', paid.orderNo);
  if (!isInTeam) await announceGoods(write, [paid]);
  await giveGifts(write, paid);
  const { uid, orderNo, gainIntegral: integral } = paid;
  if (uid === null) return;
  await countPayment(write, { uid });
  await promisePoints(write, { uid, integral, orderNo });
  await gainExperience(write, { uid, orderNo, experience: experienceOf(paid.payPrice) });
  // Goods of an activity earn nobody commission.
  const lines = paid.activityId === null ? ((await linesOf(write.tx, [paid.id])).get(paid.id) ?? []) : [];
  await promiseCommission(write, { ...paid, uid, lines });
}
