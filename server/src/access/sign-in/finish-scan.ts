import { type wechatSignInCalls, wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { Answer } from '#contract/call.ts';
import { nobody } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { screenOf } from '../wechat/begin-sign-in.ts';
import { countUse, findBound, findScan, redeemScan } from '../wechat/queries.ts';
import { type FirstStep, takeFirstStep } from './take-first-step.ts';

/** A binding that was taken away since the person confirmed opens nothing. */
async function entered(write: Write, browserHash: string): Promise<FirstStep> {
  const { tx, now } = write;
  const scan = await redeemScan(tx, browserHash, now);
  if (!scan) {
    const isOpen = (await findScan(tx, { browserHash }, now)) !== undefined;
    return { refused: isOpen ? wechatSignInRefusals.NOT_CONFIRMED() : wechatSignInRefusals.SCAN_GONE() };
  }
  const bound = await findBound(tx, scan);
  if (bound === undefined || bound.person.id !== scan.adminId) return { refused: wechatSignInRefusals.UNBOUND() };
  await countUse(tx, bound.bindingId, now);
  return takeFirstStep(write, bound.person, { isProven: false });
}

/** Opens the session that was confirmed on the phone, once, in the browser that showed the code. */
export async function finishScan(
  { write }: Pick<Services, 'write'>,
  { from, cookies }: CallContext,
): Promise<Answer<typeof wechatSignInCalls.finishScan>> {
  const act = { name: 'admin_wechat.finishScan', actor: nobody, from };
  const { value } = await write(act, (context) => entered(context, screenOf(cookies)));
  if ('refused' in value) throw value.refused;
  return value.signedIn;
}
