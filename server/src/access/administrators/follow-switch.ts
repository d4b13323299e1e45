import type { Write } from '#server/platform/write/write.ts';
import { switchFollowers } from './switch-followers.ts';

/** Has the domains above follow a switch. */
export async function followSwitch(write: Write, adminId: number): Promise<void> {
  for (const follow of switchFollowers) await follow(write, adminId);
}
