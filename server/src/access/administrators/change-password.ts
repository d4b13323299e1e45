import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import type { administratorCalls } from '#contract/access/administrators.ts';
import { signInRefusals } from '#contract/access/sign-in.ts';
import type { Input } from '#contract/call.ts';
import type { Services } from '#server/platform/services.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { From, Write } from '#server/platform/write/write.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { endOtherSessions } from '../sessions/end-other-sessions.ts';
import { verifyPassword } from '../passwords/verify-password.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { setPassword } from '../passwords/queries.ts';

/** The sessions that it ended. A wrong old password counts like a failed sign-in. */
export async function changePassword(
  services: Pick<Services, 'database' | 'write'>,
  { oldPwd, pwd, deletePasskeys }: Input<typeof administratorCalls.changePassword>,
  actor: Administrator,
  from: From,
): Promise<number[]> {
  if (oldPwd === pwd) throw administratorRefusals.SAME_PASSWORD();
  if (isCommonPassword(pwd, actor.account)) throw administratorRefusals.COMMON_PASSWORD();
  const hash = await hashPassword(pwd);
  const change = async (context: Write) => {
    await setPassword(context.tx, actor.id, hash, context.now);
    if (deletePasskeys) await deletePasskeysOf(context.tx, actor.id);
    return endOtherSessions(context, actor);
  };
  const { verification, value } = await verifyPassword(
    services,
    { account: actor.account, password: oldPwd, from, actor, isKnown: true },
    async (context, { outcome }) => (outcome === 'right' ? change(context) : []),
  );
  if (verification.outcome === 'locked') throw signInRefusals.LOCKED({ captcha: false, seconds: verification.lock.seconds });
  if (verification.outcome === 'wrong') throw administratorRefusals.OLD_PASSWORD();
  return value;
}
