import type { AdminEdit } from '#contract/access/administrators.ts';
import { no as noSignIn } from '#contract/access/sign-in.ts';
import type { Services } from '#server/platform/services.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { asAdministrator } from '../sessions/rules.ts';
import { verifyPassword } from '../sign-in/verify-password.ts';

/** Clients of the wire send one's present password along with a new name; a wrong one counts like a failed sign-in. */
export async function leaveOutPresentPassword(
  services: Pick<Services, 'database' | 'write'>,
  edit: AdminEdit,
  { actor, from }: Pick<Asked, 'actor' | 'from'>,
): Promise<AdminEdit> {
  const { id, account } = asAdministrator(actor);
  if (edit.id !== id || !edit.pwd) return edit;
  const claim = { account, password: edit.pwd, from, actor, isKnown: true };
  const { verification } = await verifyPassword(services, claim, async () => undefined);
  if (verification.outcome === 'locked') throw noSignIn.LOCKED({ captcha: false, seconds: verification.lock.seconds });
  return verification.outcome === 'right' ? { ...edit, pwd: '' } : edit;
}
