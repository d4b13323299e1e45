import { type wechatSignInCalls, wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { Input } from '#contract/call.ts';
import { nobody } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { NotifyHolder } from '../notify-holder.ts';
import { deviceOf } from '../sessions/device.ts';
import { hashOf, findSession } from '../sessions/queries.ts';
import { administratorOf } from '../sessions/session-cache.ts';
import { bindWechat } from './bind-wechat.ts';
import { findQuestion, moveScan } from './queries.ts';

/** Answer of the phone, once: of two at the same moment one counts. A binding is made by the person whose session shows the code. */
export async function answerScan(
  { database: { db }, write, notifyHolder }: Pick<Services, 'database' | 'write'> & { notifyHolder: NotifyHolder },
  { ticket, agrees }: Input<typeof wechatSignInCalls.answerScan>,
  { from, now }: CallContext,
): Promise<null> {
  const found = await findQuestion(db, { ticketHash: hashOf(ticket) }, now);
  const session = found?.scan.sessionId ? await findSession(db, { id: found.scan.sessionId }) : undefined;
  if (!found || (found.scan.purpose === 'bind' && !session)) throw wechatSignInRefusals.SCAN_GONE();
  const { hash, purpose, appId, openid, agent } = found.scan;
  const binding = { adminId: found.person.id, person: { appId, openid }, device: deviceOf(agent) };
  const actor = session ? administratorOf(session) : nobody;
  const { value: isTaken } = await write({ name: 'admin_wechat.answerScan', actor, from }, async (context) => {
    const cannotBind = agrees && purpose === 'bind' && !(await bindWechat(context, notifyHolder, binding));
    const state = cannotBind ? 'taken' : agrees ? 'confirmed' : 'refused';
    const moved = await moveScan(context.tx, { hash, from: 'scanned', now: context.now }, { state, ticketHash: null });
    if (!moved) throw wechatSignInRefusals.SCAN_GONE();
    return cannotBind;
  });
  // Thrown after the write, so that the computer learns of it too.
  if (isTaken) throw wechatSignInRefusals.TAKEN();
  return null;
}
