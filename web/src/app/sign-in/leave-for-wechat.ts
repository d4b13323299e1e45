import { pageConfigCalls } from '#contract/wechat/page-config.ts';
import { below } from '#web/ui/basics/below.ts';
import { run } from '#web/ui/wire/index.ts';

const KEPT = 'wechat-state';
const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize';

export const isInWechat = (): boolean => /micromessenger/i.test(navigator.userAgent);

/** The state is that with which this tab left; good once. */
export function takeState(state: string): boolean {
  const isOwn = state !== '' && sessionStorage.getItem(KEPT) === state;
  sessionStorage.removeItem(KEPT);
  return isOwn;
}

/** Leaves for WeChat, which leads back to the page with a code. A tab that keeps nothing stays, or it would leave for ever. */
export async function leaveForWechat(page: string, stateFor: (end: string) => string): Promise<void> {
  const [here = ''] = location.href.split('#');
  const { appId, state = '' } = await run(pageConfigCalls.config, { url: encodeURIComponent(here) });
  const whole = stateFor(state);
  sessionStorage.setItem(KEPT, whole);
  if (sessionStorage.getItem(KEPT) !== whole) return;
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: location.origin + below(page),
    response_type: 'code',
    scope: 'snsapi_base',
    state: whole,
  });
  location.assign(`${AUTHORIZE}?${query}#wechat_redirect`);
}
