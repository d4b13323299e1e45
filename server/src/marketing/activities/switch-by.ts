import { no } from '#contract/marketing/activities.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Activities, lockProduct } from './queries.ts';

/** Off at any time; on only while its product is there. */
export const switchBy =
  (activities: Activities) =>
  async (write: Write, { id, status }: { id: number; status: boolean }): Promise<null> => {
    const { productId } = await activities.lock(write.tx, id);
    if (status && !(await lockProduct(write.tx, productId))) throw no.PRODUCT_GONE();
    await activities.set(write, id, { status });
    return null;
  };
