import type { Input } from '#contract/call.ts';
import { productScheduleRefusals, type scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockProducts } from '../products/queries.ts';
import { skusByProduct } from '../skus/queries.ts';
import { schedules } from './queries.ts';
import { checkTimes, endOf } from './rules.ts';

/** Plans an act, and its end when it has one. Whether it can be done is asked when it is done. */
export async function saveSchedule(write: Write, draft: Input<typeof scheduleCalls.save>): Promise<null> {
  const { tx, actor, now } = write;
  const { productId, act, skuId, price, at, endAt } = draft;
  checkTimes(draft, now);
  if (act === 'price' && price == null) throw productScheduleRefusals.NO_PRICE();
  const [row] = await lockProducts(tx, [productId], actor);
  if (!row || row.isDel) throw productRefusals.NOT_FOUND();
  if (row.isRecycle) throw productScheduleRefusals.IN_BIN();
  const isPriced = act === 'price';
  const own = isPriced && skuId !== undefined ? ((await skusByProduct(tx, [productId])).get(productId) ?? []) : [];
  if (isPriced && skuId !== undefined && !own.some(({ id }) => id === skuId)) throw productRefusals.SKU_ELSEWHERE();

  const plan = { productId, skuId: isPriced ? (skuId ?? null) : null, adminName: actor.name };
  const id = await schedules.insert(write, { ...plan, act, price: isPriced ? (price ?? null) : null, at });
  if (endAt) await schedules.insert(write, { ...plan, act: endOf(act), at: endAt, endsId: id });
  return null;
}
