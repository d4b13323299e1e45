import { type SQL, asc, getTableColumns } from 'drizzle-orm';
import { BATCH } from '#server/platform/jobs/in-batches.ts';
import type { Write } from '#server/platform/write/write.ts';
import { order } from '../orders/tables.ts';

const { id, state, refundState, orderNo, uid, useIntegral, couponId, activityId } = getTableColumns(order);
const standing = { id, state, refundState, orderNo, uid, useIntegral, couponId, activityId };

/** Holds a batch of orders that are due; those that somebody holds are left for the next run. */
export const dueOrders = ({ tx }: Write, due: SQL | undefined) =>
  tx.select(standing).from(order).where(due).orderBy(asc(order.id)).limit(BATCH).for('update', { skipLocked: true });
