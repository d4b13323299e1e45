import { wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { Services } from '#server/platform/services.ts';
import type { WechatPerson } from './queries.ts';

/** Person whom a code of a page stands for. People who only look share one identity, which is nobody’s. */
export async function identifyPerson(
  { providers: { publicAccount } }: Pick<Services, 'providers'>,
  code: string,
): Promise<WechatPerson> {
  const { openid, isSnapshot } = await publicAccount.identify(code);
  if (isSnapshot) throw wechatSignInRefusals.SNAPSHOT();
  return { appId: await publicAccount.appId(), openid };
}
