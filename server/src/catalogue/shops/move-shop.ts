import { shopRefusals } from '#contract/catalogue/shops.ts';
import type { Write } from '#server/platform/write/write.ts';
import { hasOpenOrders, shops } from './queries.ts';

/** Open or closed, into the bin or out of it. The bin closes a shop, and it comes back closed: nothing opens by itself. */
export const moveShop =
  (bin?: 'into' | 'out') =>
  async (write: Write, { id, status = false }: { id: number; status?: boolean }): Promise<null> => {
    const { isDel } = await shops.lock(write.tx, id);
    if (bin === undefined && isDel) throw shopRefusals.BINNED();
    if (bin === 'out' && !isDel) return null;
    if (bin === 'into' && !isDel && (await hasOpenOrders(write.tx, id))) throw shopRefusals.OPEN_ORDERS();
    await shops.set(write, id, { status, isDel: bin === 'into' });
    return null;
  };
