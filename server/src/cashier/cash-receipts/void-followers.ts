import type { Write } from '#server/platform/write/write.ts';

type VoidFollower = (write: Write, receiptId: number) => Promise<void>;

const followers: VoidFollower[] = [];

/** Nouns above that hear of receipts that are void, in the transaction that voids them. */
export const voidFollowers = {
  add: (follower: VoidFollower): void => void followers.push(follower),
  async tell(write: Write, receiptId: number): Promise<void> {
    for (const follower of followers) await follower(write, receiptId);
  },
};
