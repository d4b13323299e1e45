import type { OrderRecord } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Follows the sending of an order, or a number that was corrected; the caller holds the order. */
type FollowSending = (write: Write, sent: OrderRecord) => Promise<void>;

export const followers: FollowSending[] = [];

/** Registers what follows a sending in a domain above. */
export const onSent = (follow: FollowSending): void => void followers.push(follow);
