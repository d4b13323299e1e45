import { incomingNoticeRefusals } from '#contract/services/incoming-notices.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { leaveLateNotices } from './leave-late-notices.ts';
import { type Labels, digestOf, incomingNotices } from './queries.ts';
import { settleNotice } from './settle-notice.ts';
import type { VerifiedNotice } from './verify-again.ts';

/** Works a notice through for staff, and ends its task with the last of its route. Asked for twice, it has one effect. */
export async function workAgain(
  write: Write,
  { id, key, act }: VerifiedNotice,
  { secrets, labelOf }: { secrets: Secrets; labelOf: Labels },
): Promise<null> {
  await incomingNotices.lock(write.tx, id);
  await incomingNotices.set(write, id, { key: digestOf(key) });
  if ((await settleNotice(write, { id, act, secrets })).isRepeat) throw incomingNoticeRefusals.SETTLED();
  await leaveLateNotices(write, labelOf);
  return null;
}
