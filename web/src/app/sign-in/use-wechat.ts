import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import { run, sentenceOf } from '#web/ui/wire/index.ts';
import { writeCookie } from '../session/cookies.ts';
import { adoptSession } from './adopt-session.ts';
import { ticketOf } from './ticket-of.ts';
import { isInWechat, leaveForWechat, takeState } from './leave-for-wechat.ts';

const SAID = 'wechat-said';

export interface WechatSignIn {
  /** Sentence about the WeChat of this page. */
  note: string;
  /** Ticket of a second step that WeChat has earned. */
  ticket: string | undefined;
  /** Code that binds with the password, and its state. */
  binding: { wxCode?: string; wxState?: string };
}

const nothing: WechatSignIn = { note: '', ticket: undefined, binding: {} };

function pageOf(query: URLSearchParams): string {
  const rest = new URLSearchParams([...query].filter(([name]) => name !== 'code' && name !== 'state'));
  return rest.size === 0 ? '/login' : `/login?${rest}`;
}

/** First step by the code of this page. A WeChat that is refused leaves again, for the code that binds it with the password. */
async function enter(code: string, state: string, page: string): Promise<WechatSignIn> {
  try {
    adoptSession(await run(wechatSignInCalls.signIn, { code, state }));
    writeCookie('wx_auth', code);
  } catch (error) {
    const ticket = ticketOf(error);
    if (ticket !== undefined) return { ...nothing, ticket };
    sessionStorage.setItem(SAID, sentenceOf(error));
    await leaveForWechat(page, (end) => `step2${end}`);
  }
  return nothing;
}

async function arrive(query: URLSearchParams): Promise<WechatSignIn> {
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
  const page = pageOf(query);
  if (code === '' || !takeState(state)) {
    // The password is the way in where the shop has no account at WeChat, for which nobody has asked yet.
    await leaveForWechat(page, (end) => `step1${end}`).catch(() => undefined);
    return nothing;
  }
  if (state.startsWith('step1')) return enter(code, state, page);
  return { ...nothing, note: sessionStorage.getItem(SAID) ?? '', binding: { wxCode: code, wxState: state } };
}

/** Sign-in by the WeChat that shows the page; nothing happens in any other browser. */
export function useWechat(): WechatSignIn {
  const [query] = useSearchParams();
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (isInWechat()) arrive(query).then(setFound, (error: unknown) => setFound({ ...nothing, note: sentenceOf(error) }));
  }, [query]);
  return found;
}
