import { type Account, type Fan, newName } from './account.ts';
import { listOf, textOf } from './json.ts';
import { refuse } from './refusal.ts';

const MINUTES_5 = 300_000;

export function addFan(account: Account, now: Date, nickname = '小明'): Fan {
  const openid = newName('o');
  const fan = {
    openid,
    unionid: newName('u'),
    nickname,
    isSubscribed: true,
    since: now,
    sceneText: '',
    spokeAt: now.getTime(),
    customSent: 0,
    grants: new Map<string, number>(),
  };
  account.fans.set(openid, fan);
  return fan;
}

/** Code that a page or the mini programme is given for a person. */
export function grantCode(account: Account, openid: string, now: number, isSnapshot = false): string {
  const code = newName('C_');
  account.codes.set(code, { openid, until: now + MINUTES_5, isSnapshot });
  return code;
}

const ASKED = 'appid redirect_uri response_type scope state';

/** Address to which a page within the app is led when it asks who the person is; parameters stand in one order, and its host is known. */
export function authorize(account: Account, asked: string, openid: string, now: number, isSnapshot = false): string {
  const { searchParams: query, pathname } = new URL(asked);
  const of = (name: string) => query.get(name) ?? '';
  if (pathname !== '/connect/oauth2/authorize' || [...query.keys()].join(' ') !== ASKED) refuse(10002, 'link error');
  if (of('appid') !== account.appId) refuse(40013, 'invalid appid');
  if (of('response_type') !== 'code' || !/^snsapi_(base|userinfo)$/.test(of('scope'))) refuse(10005, 'scope error');
  if (!/^[\da-z]{0,128}$/i.test(of('state'))) refuse(10002, 'state error');
  const page = new URL(of('redirect_uri'));
  if (!account.pageHosts.has(page.host)) refuse(10003, 'redirect_uri does not fit');
  page.searchParams.set('code', grantCode(account, openid, now, isSnapshot));
  page.searchParams.set('state', of('state'));
  return page.href;
}

/** A code works once. */
export function takeCode(account: Account, code: string | null, now: number): { openid: string; isSnapshot: boolean } {
  const known = account.codes.get(code ?? '') ?? refuse(40029, 'invalid code');
  if (known.until === 0) refuse(40163, 'code been used');
  if (known.until <= now) refuse(42003, 'code expired');
  account.codes.set(code ?? '', { ...known, until: 0 });
  return known;
}

export function shownFan(account: Account, openid: string | null): object {
  const fan = account.fans.get(openid ?? '') ?? refuse(40003, 'invalid openid');
  if (!fan.isSubscribed) return { subscribe: 0, openid: fan.openid };
  return {
    subscribe: 1,
    openid: fan.openid,
    unionid: fan.unionid,
    subscribe_time: Math.floor(fan.since.getTime() / 1000),
    subscribe_scene: fan.sceneText === '' ? 'ADD_SCENE_SEARCH' : 'ADD_SCENE_QR_CODE',
    qr_scene_str: fan.sceneText,
    tagid_list: fan.tagIds ?? [],
  };
}

const FOLLOWERS_ASKED = 100;

/** People by a list of openids; the whole list is refused where one of them is none. */
export function shownFans(account: Account, sent: object): object {
  const asked = listOf(sent, 'user_list');
  if (asked.length === 0 || asked.length > FOLLOWERS_ASKED) refuse(40032, 'invalid openid list size');
  return { user_info_list: asked.map((one) => shownFan(account, textOf(one, 'openid'))) };
}

/** Openids of a page, which begins after the one given. */
export function listFans({ fans, followersAPage }: Account, after: string): object {
  const all = [...fans.values()].filter(({ isSubscribed }) => isSubscribed).map(({ openid }) => openid);
  const from = after === '' ? 0 : all.indexOf(after) + 1;
  if (after !== '' && from === 0) refuse(40003, 'invalid next_openid');
  const openid = all.slice(from, from + followersAPage);
  return {
    total: all.length,
    count: openid.length,
    ...(openid.length > 0 && { data: { openid } }),
    next_openid: openid.at(-1) ?? '',
  };
}

/** Event that the platform pushes when a person scans a code: of following as well, where they did not yet. A code that ended shows nothing. */
export function scanCode(
  account: Account,
  openid: string,
  url: string,
  now: Date,
): { Event: string; EventKey: string; Ticket: string } | undefined {
  const ticket = url.split('/').at(-1) ?? '';
  const made = account.scenes.get(ticket);
  const fan = account.fans.get(openid);
  if (!fan || !made || made.until <= now.getTime()) return undefined;
  if (fan.isSubscribed) return { Event: 'SCAN', EventKey: made.scene, Ticket: ticket };
  Object.assign(fan, { isSubscribed: true, since: now, sceneText: made.scene });
  return { Event: 'subscribe', EventKey: `qrscene_${made.scene}`, Ticket: ticket };
}
