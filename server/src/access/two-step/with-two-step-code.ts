import { signInRefusals } from '#contract/access/sign-in.ts';
import { twoStepRefusals } from '#contract/access/two-step.ts';
import type { Services } from '#server/platform/services.ts';
import { type Administrator, asAdministrator } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import { verifyCode } from './verify-code.ts';

/** Runs an act of the signed-in person once their two-step code was verified; a wrong code is refused and counts as a failed attempt. */
export async function withTwoStepCode<T>(
  services: Pick<Services, 'write' | 'secrets'>,
  { code, act }: { code: string; act: string },
  { actor, from }: CallContext,
  then: (context: Write, me: Administrator) => Promise<T>,
): Promise<T> {
  const me = asAdministrator(actor);
  const claim = { admin: me, code, from, actor, isKnown: true, act };
  const { verification, value } = await verifyCode(services, claim, async (context, { outcome }) =>
    outcome === 'right' ? { done: await then(context, me) } : undefined,
  );
  if (verification.outcome === 'locked') throw signInRefusals.LOCKED({ captcha: false, seconds: verification.lock.seconds });
  if (value === undefined) throw twoStepRefusals.WRONG_CODE();
  return value.done;
}
