import type { Write } from '#server/platform/write/write.ts';

/** Follows an account that somebody switches on or off, or says again that it is; the caller holds it. */
type FollowStatus = (write: Write, adminId: number) => Promise<void>;

const followers: FollowStatus[] = [];

/** Registers what follows in a domain above. */
export const onSwitched = (follow: FollowStatus): void => void followers.push(follow);

/** Has the domains above follow a switch. */
export async function followSwitch(write: Write, adminId: number): Promise<void> {
  for (const follow of followers) await follow(write, adminId);
}
