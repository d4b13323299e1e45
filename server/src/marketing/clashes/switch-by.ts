import { activityRefusals } from '#contract/marketing/activities.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Activities, lockProduct } from '../activities/queries.ts';
import { allowOpen } from './allow-open.ts';

interface Switched {
  id: number;
  status: boolean;
  clashReason?: string | undefined;
  stopReason?: string | undefined;
}

/** Off at any time, for a reason or none; on only while its product is there, with the reason for what it then clashes with. */
export const switchBy =
  (activities: Activities) =>
  async (write: Write, { id, status, clashReason, stopReason = '' }: Switched): Promise<null> => {
    const { productId } = await activities.lock(write.tx, id);
    if (status && !(await lockProduct(write.tx, productId))) throw activityRefusals.PRODUCT_GONE();
    await activities.set(write, id, { status, stopReason: (!status && stopReason.trim()) || null });
    return status ? allowOpen(write, [id], { clashReason }) : null;
  };
