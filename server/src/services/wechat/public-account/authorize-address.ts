import type { SignInPage } from '#server/platform/public-account.ts';

const PAGE = 'https://open.weixin.qq.com/connect/oauth2/authorize';

/** Address of WeChat's sign-in page, which reads its parameters in this order. */
export function authorizeAddress(appId: string, { redirectTo, scope, state }: SignInPage): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: redirectTo,
    response_type: 'code',
    scope: scope === 'base' ? 'snsapi_base' : 'snsapi_userinfo',
    state,
  });
  return `${PAGE}?${query}#wechat_redirect`;
}
