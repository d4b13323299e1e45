import { z } from 'zod';
import { wechatRefusals } from '#contract/services/wechat.ts';
import { MINUTE, SECOND } from '#contract/durations.ts';
import { jsonBody } from '#server/platform/http-client/bodies.ts';
import type { SignedIn } from '../../tokens/tokens.ts';
import type { WechatApp } from './app.ts';
import type { WechatAnswer, WechatRequest } from './send.ts';

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

/** Request for the stable token: asking twice gives the same one, and ends nobody else's. */
export const tokenRequest = ({ appId, secret }: WechatApp): WechatRequest => ({
  path: '/cgi-bin/stable_token',
  body: jsonBody(JSON.stringify({ grant_type: 'client_credential', appid: appId, secret, force_refresh: false })),
});

/** Session by the answer; it ends a minute early, so that no request leaves with a token that ends on its way. */
export function sessionIn(answer: WechatAnswer, now: Date): SignedIn {
  const { data } = Token.safeParse(answer);
  if (!data) throw wechatRefusals.BROKEN();
  const ms = Math.max(data.expires_in * SECOND - MINUTE, SECOND);
  return { token: data.access_token, until: new Date(now.getTime() + ms) };
}
