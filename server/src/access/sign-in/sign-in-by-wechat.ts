import { type wechatSignInCalls, wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { Answer, Input } from '#contract/call.ts';
import { nobody } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetBrowser, markBrowser, readBrowserKey } from '../wechat/browser-key.ts';
import { identifyPerson } from '../wechat/identify-person.ts';
import { countUse, findBound } from '../wechat/queries.ts';
import { isOfBrowser } from '../wechat/rules.ts';
import { type FirstStep, takeFirstStep } from './take-first-step.ts';

/** Signs in the person whom WeChat led back to the sign-in page, in the browser that opened it. */
export async function signInByWechat(
  services: Services,
  { code, state }: Input<typeof wechatSignInCalls.signIn>,
  { from, cookies }: CallContext,
): Promise<Answer<typeof wechatSignInCalls.signIn>> {
  if (!isOfBrowser(readBrowserKey(cookies).key, 'step1', state)) throw wechatSignInRefusals.STALE();
  const person = await identifyPerson(services, code);
  const { value } = await services.write(
    { name: 'admin_wechat.signIn', actor: nobody, from },
    async (write): Promise<FirstStep> => {
      const bound = await findBound(write.tx, person);
      if (!bound) return { refused: wechatSignInRefusals.UNBOUND() };
      await countUse(write.tx, bound.bindingId, write.now);
      return takeFirstStep(write, bound.person, { isProven: false });
    },
  );
  if ('signedIn' in value) {
    forgetBrowser(cookies);
    return value.signedIn;
  }
  markBrowser(cookies, services.secrets, person.openid);
  throw value.refused;
}
