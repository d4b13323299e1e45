import { z } from 'zod';
import { type SignedIn, endOfSession } from '../../tokens/tokens.ts';
import type { WechatApp } from './app.ts';
import { bodyOf, shaped } from './fields.ts';
import type { WechatAnswer, WechatRequest } from './send.ts';

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

export const TOKEN_PATH = '/cgi-bin/stable_token';

/** Request for the stable token: asking twice gives the same one, and ends nobody else's, unless it is forced. */
export const tokenRequest = ({ appId, secret }: WechatApp, isForced: boolean): WechatRequest => ({
  path: TOKEN_PATH,
  body: bodyOf({ grant_type: 'client_credential', appid: appId, secret, force_refresh: isForced }),
});

export function sessionIn(answer: WechatAnswer, now: Date): SignedIn {
  const { access_token: token, expires_in: seconds } = shaped(Token, answer);
  return { token, until: endOfSession(seconds, now) };
}
