import type { AdminEdit } from '#contract/access/administrator-record.ts';
import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import { signInRefusals } from '#contract/access/sign-in.ts';
import type { Services } from '#server/platform/services.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { hasProven } from '../sessions/queries.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { verifyPassword } from '../passwords/verify-password.ts';
import { isPassword } from '../passwords/passwords.ts';
import { findByAccount } from '../passwords/queries.ts';

/**
 * Clients of the wire send one’s present password along with a new name. Another one is a new password where a recent proof lets it
 * be one; elsewhere it counts like a failed sign-in.
 */
export async function leaveOutPresentPassword(
  services: Pick<Services, 'database' | 'write'>,
  edit: AdminEdit,
  { actor, from, now }: Pick<CallContext, 'actor' | 'from' | 'now'>,
): Promise<AdminEdit> {
  const { id, account, sessionId } = asAdministrator(actor);
  if (edit.id !== id || !edit.pwd) return edit;
  const { db } = services.database;
  if (await hasProven(db, sessionId, now)) {
    const isPresent = await isPassword((await findByAccount(db, account))?.hash, edit.pwd);
    return isPresent ? { ...edit, pwd: '' } : edit;
  }
  const claim = { account, password: edit.pwd, from, actor, isKnown: true };
  const { verification } = await verifyPassword(services, claim, async () => undefined);
  if (verification.outcome === 'locked') throw signInRefusals.LOCKED({ captcha: false, seconds: verification.lock.seconds });
  if (verification.outcome === 'wrong') throw administratorRefusals.OWN_PASSWORD();
  return { ...edit, pwd: '' };
}
