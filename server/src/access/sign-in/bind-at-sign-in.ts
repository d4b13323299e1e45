import { Refusal } from '#contract/refusal.ts';
import { wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { NotifyHolder } from '../notify-holder.ts';
import { deviceOf } from '../sessions/device.ts';
import { findSession, hashOf } from '../sessions/queries.ts';
import { administratorOf } from '../sessions/session-cache.ts';
import { bindWechat } from '../wechat/bind-wechat.ts';
import { isMarkedFor, readBrowserKey } from '../wechat/browser-key.ts';
import { identifyPerson } from '../wechat/identify-person.ts';
import type { WechatPerson } from '../wechat/queries.ts';
import { isBare, isOfBrowser } from '../wechat/rules.ts';

type Ground = Pick<Services, 'secrets' | 'providers'>;
/** WeChat whose code came with a right password, or the sentence that says why there is none. */
type Presented = { person: WechatPerson } | { note: string };

/** A refusal becomes a sentence: the password was right, and signs in without WeChat. */
const noteOf = (error: unknown): { note: string } => {
  if (error instanceof Refusal) return { note: `没有绑定微信：${error.message}` };
  throw error;
};

/**
 * Person of the code that a sign-in page sent with the password. A page that does not say its state is of an older client: there the
 * WeChat has to be the one that this browser came with before.
 */
async function presented(
  services: Ground,
  code: string,
  state: string | null | undefined,
  { cookies }: CallContext,
): Promise<Presented> {
  if (!isOfBrowser(readBrowserKey(cookies).key, 'step2', state)) throw wechatSignInRefusals.STALE();
  const person = await identifyPerson(services, code);
  if (isBare('step2', state) && !isMarkedFor(cookies, services.secrets, person.openid)) throw wechatSignInRefusals.STALE();
  return { person };
}

export const presentWechat = (
  services: Ground,
  { wxCode, wxState }: { wxCode: string; wxState: string | null | undefined },
  asked: CallContext,
): Promise<Presented> => presented(services, wxCode, wxState, asked).catch(noteOf);

/** Binds what was presented to the account of a session that has just begun. */
export async function bindAtSignIn(
  { database, write, notifyHolder }: Pick<Services, 'database' | 'write'> & { notifyHolder: NotifyHolder },
  token: string,
  shown: Presented,
  { from }: CallContext,
): Promise<string> {
  if ('note' in shown) return shown.note;
  const session = await findSession(database.db, { tokenHash: hashOf(token) });
  if (!session) return '';
  const act = { name: 'admin_wechat.bind', actor: administratorOf(session), from };
  return write(act, async (context) => {
    const bound = { adminId: session.adminId, person: shown.person, device: deviceOf(from.agent) };
    if (!(await bindWechat(context, notifyHolder, bound))) throw wechatSignInRefusals.TAKEN();
  }).then(
    () => '已绑定微信，下次在微信里打开后台会直接登录',
    (error: unknown) => noteOf(error).note,
  );
}
