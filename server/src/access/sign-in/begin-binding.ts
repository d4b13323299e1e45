import { signInRefusals } from '#contract/access/sign-in.ts';
import { type wechatSignInCalls, wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { Answer, Input } from '#contract/call.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { verifyPassword } from '../passwords/verify-password.ts';
import { withTwoStepCode } from '../two-step/with-two-step-code.ts';
import { beginScan } from '../wechat/begin-scan.ts';
import { lackFor } from '../wechat/readiness.ts';

type Proof = Input<typeof wechatSignInCalls.beginBinding>;
const ACT = 'admin_wechat.beginBinding';

async function prove(services: Services, { pwd, code }: Proof, asked: CallContext): Promise<void> {
  if (code) return withTwoStepCode(services, { code, act: ACT }, asked, async () => undefined);
  if (!pwd) throw wechatSignInRefusals.NO_PROOF();
  const actor = asAdministrator(asked.actor);
  const claim = { account: actor.account, password: pwd, from: asked.from, actor, isKnown: true };
  const { verification } = await verifyPassword(services, claim, async () => undefined);
  if (verification.outcome === 'locked') throw signInRefusals.LOCKED({ captcha: false, seconds: verification.lock.seconds });
  if (verification.outcome === 'wrong') throw wechatSignInRefusals.WRONG_PASSWORD();
}

/** An open screen alone must not bind somebody else’s WeChat to the account, so the password or a code is asked for. */
export async function beginBinding(
  services: Services,
  proof: Proof,
  asked: CallContext,
): Promise<Answer<typeof wechatSignInCalls.beginBinding>> {
  const lacks = await lackFor(services);
  if (lacks !== '') throw wechatSignInRefusals.NOT_READY({ lacks });
  await prove(services, proof, asked);
  const { id: adminId, sessionId } = asAdministrator(asked.actor);
  return beginScan(services, { ...asked, name: ACT }, { purpose: 'bind', browserHash: '', sessionId, adminId });
}
