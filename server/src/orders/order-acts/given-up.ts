import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';

/** Follows orders that were cancelled; the caller holds them. */
type Follow = (write: Write, orders: readonly Pick<OrderRecord, 'id' | 'orderNo'>[]) => Promise<void>;

export const followers: Follow[] = [];

/** Registers what follows orders that are cancelled, whoever cancels them: domains above orders have to do with them. */
export const onGivenUp = (follow: Follow): void => void followers.push(follow);
