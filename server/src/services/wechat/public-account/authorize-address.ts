const PAGE = 'https://open.weixin.qq.com/connect/oauth2/authorize';

interface AuthorizedPage {
  appId: string;
  /** Page of ours that is given the code; its host is one that the account knows. */
  redirectTo: string;
  scope: 'snsapi_base' | 'snsapi_userinfo';
  /** Letters and digits, 128 at most. */
  state: string;
}

/** Address that asks a person within WeChat who they are. WeChat reads its parameters in this order. */
export function authorizeAddress({ appId, redirectTo, scope, state }: AuthorizedPage): string {
  const query = new URLSearchParams({ appid: appId, redirect_uri: redirectTo, response_type: 'code', scope, state });
  return `${PAGE}?${query}#wechat_redirect`;
}
