import { eq } from 'drizzle-orm';
import { no } from '#contract/marketing/activities.ts';
import { product } from '#server/catalogue/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Activities } from './queries.ts';

/** Off at any time; on only while its product is there. */
export const switchBy =
  (activities: Activities) =>
  async (write: Write, { id, status }: { id: number; status: boolean }): Promise<null> => {
    const { productId } = await activities.lock(write.tx, id);
    const [row] = await write.tx.select({ isDel: product.isDel }).from(product).where(eq(product.id, productId));
    if (status && row?.isDel !== false) throw no.PRODUCT_GONE();
    await activities.set(write, id, { status });
    return null;
  };
