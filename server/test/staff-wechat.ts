import type { Answer, AnyCall, Input } from '#contract/call.ts';
import { wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import { type Fan } from '../../stand-ins/wechat/account.ts';
import { addFan, grantCode, scanCode } from '../../stand-ins/wechat/people.ts';
import { plainPush, readAnswer } from '../../stand-ins/wechat/pusher.ts';
import { type TestAdmin, headersOf } from './actors.ts';
import { openClient } from './client.ts';
import type { Shop } from './shop.ts';
import { openWechatAccount } from './wechat-account.ts';

const TOKEN = 'MadeUpToken';
const ORIGIN = 'https://admin.example';

export interface Browser {
  run<C extends AnyCall>(call: C, input: Input<C>): Promise<Answer<C>>;
  /** Cookies that it keeps, by name. */
  cookies: Map<string, string>;
}

/** A shop whose staff sign in by WeChat: its account, browsers with cookies, and people with phones. */
export function openStaffWechat(shop: Shop) {
  const wechat = openWechatAccount(shop);
  const { account } = wechat;
  let last = 0;
  /** Questions are counted by address, so each browser has one of its own. */
  const somewhere = () => `10.8.0.${(last += 1)}`;
  const pushing = { appId: account.appId, token: TOKEN, aesKey: '', now: () => shop.clock.now() };

  function browser(person?: Pick<TestAdmin, 'token'>, { at = somewhere(), agent = '' } = {}): Browser {
    const cookies = new Map<string, string>();
    const keep = (line: string) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    };
    const client = openClient(
      () => shop.app,
      () => ({
        host: 'admin.example',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(person && headersOf(person)),
        ...(agent && { 'user-agent': agent }),
      }),
      {
        hear: (headers) => [headers['set-cookie'] ?? []].flat().forEach((line) => keep(String(line))),
        address: at,
      },
    );
    return { run: client.run, cookies };
  }

  /** Scans a code; answers what the account writes back. */
  async function scan(fan: Pick<Fan, 'openid'>, url: string): Promise<string> {
    const event = scanCode(account, fan.openid, url, shop.clock.now());
    if (!event) throw new Error('the code is good no more');
    const CreateTime = String(Math.floor(shop.clock.now().getTime() / 1000));
    const fields = { ToUserName: 'gh_1', FromUserName: fan.openid, CreateTime, MsgType: 'event', ...event };
    const { query, body } = plainPush(pushing, fields);
    const address = `/api/public/wechat/message/webHook?${query}`;
    const answer = await shop.app.http.inject({ method: 'POST', url: address, payload: body });
    return readAnswer(pushing, answer.body)?.text ?? '';
  }

  const keyIn = (reply: string): string => /auth-confirm\?key=([\da-f]{64})"/.exec(reply)?.[1] ?? '';
  const codeOf = ({ openid }: Pick<Fan, 'openid'>, isSnapshot = false): string =>
    grantCode(account, openid, shop.clock.now().getTime(), isSnapshot);
  const ask = (fan: Pick<Fan, 'openid'>, key: string) => browser().run(wechatSignInCalls.askScan, { code: codeOf(fan), key });

  /** Scans, opens the link and answers it. */
  async function answer(fan: Pick<Fan, 'openid'>, url: string, agrees = true): Promise<void> {
    const { ticket } = await ask(fan, keyIn(await scan(fan, url)));
    await browser().run(wechatSignInCalls.answerScan, { ticket, agrees });
  }

  return {
    ...wechat,
    async plugIn() {
      await wechat.plugIn();
      await wechat.set({ field101: TOKEN, api_url: ORIGIN });
    },
    person: () => addFan(account, shop.clock.now()),
    browser,
    scan,
    keyIn,
    codeOf,
    ask,
    answer,
    /** Binds a person’s WeChat as they do in the personal centre. */
    async bind(admin: TestAdmin, pwd: string, fan: Pick<Fan, 'openid'>): Promise<void> {
      const { url } = await browser(admin).run(wechatSignInCalls.beginBinding, { pwd });
      await answer(fan, url);
    },
  };
}
