import { productScheduleRefusals } from '#contract/catalogue/product-schedules.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { callWebhooks } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { plannerOf } from '../bulk/plan-change.ts';
import { applyDifferences } from '../product-aggregate/apply-differences.ts';
import { moveProduct } from '../product-states/move-product.ts';
import { lockProducts } from '../products/queries.ts';
import { skusByProduct } from '../skus/queries.ts';
import { type ScheduleRecord, schedules } from './queries.ts';
import { pricesBack } from './rules.ts';

const words = { category: String, freight: String };

async function changePrice(write: Write, plan: ScheduleRecord, begun: ScheduleRecord | undefined): Promise<void> {
  const { tx } = write;
  const [product] = await lockProducts(tx, [plan.productId], write.actor);
  const live = (await skusByProduct(tx, [plan.productId])).get(plan.productId) ?? [];
  const skus = plan.skuId === null ? live : live.filter(({ id }) => id === plan.skuId);
  if (!product || skus.length === 0) throw productRefusals.NO_SKU();

  const wanted = begun
    ? pricesBack(skus, begun.price ?? 0, begun.before ?? {})
    : skus.map(({ id }) => ({ id, price: plan.price ?? 0 }));
  const figures = wanted.map(({ id, price }) => ({ skuId: id, price }));
  await applyDifferences(write, [plannerOf({ figures }, words)({ product, skus }).difference], 'bulk');
  // Value that the end gives back.
  await schedules.set(write, plan.id, { before: Object.fromEntries(skus.map(({ id, price }) => [id, price])) });
  await callWebhooks(write, 'product.changed', String(plan.productId));
}

/** Does what is planned, as people do it; once, whoever comes first. */
export async function doSchedule(write: Write, { id }: { id: number }): Promise<null> {
  const { tx } = write;
  const plan = await schedules.lock(tx, id);
  if (plan.state !== 'planned') return null;
  const begun = plan.endsId === null ? undefined : await schedules.find(tx, plan.endsId);
  if (plan.endsId !== null && begun?.state !== 'done') throw productScheduleRefusals.NOT_BEGUN();

  if (plan.act === 'price') await changePrice(write, plan, begun);
  else await moveProduct(write, plan.productId, plan.act === 'on' ? 'putOnShell' : 'offShell');
  await schedules.set(write, id, { state: 'done' });
  return null;
}
