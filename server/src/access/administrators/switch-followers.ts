import type { Write } from '#server/platform/write/write.ts';

/** Follows an account that somebody switches on or off, or says again that it is; the caller holds it. */
type FollowStatus = (write: Write, adminId: number) => Promise<void>;

export const switchFollowers: FollowStatus[] = [];

/** Registers what follows in a domain above. */
export const onSwitched = (follow: FollowStatus): void => void switchFollowers.push(follow);
