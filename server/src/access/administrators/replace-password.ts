import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { endOtherSessions } from '../sessions/end-other-sessions.ts';
import { hasProven } from '../sessions/queries.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { setPassword } from '../passwords/queries.ts';

/**
 * Own password, without the present one: clients of the wire do not ask for it, so the session has to be proven. Nor can they ask about
 * passkeys, which go. Answers the sessions that it ended.
 */
export async function replacePassword(write: Write, { me, pwd }: { me: Administrator; pwd: string }): Promise<number[]> {
  if (!(await hasProven(write.tx, me.sessionId, write.now))) throw administratorRefusals.OWN_PASSWORD();
  if (isCommonPassword(pwd, me.account)) throw administratorRefusals.COMMON_PASSWORD();
  await setPassword(write.tx, me.id, await hashPassword(pwd), write.now);
  await deletePasskeysOf(write.tx, me.id);
  return endOtherSessions(write, me);
}
