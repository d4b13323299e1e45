import { type Account, newName } from './account.ts';
import { countUp } from './counters.ts';
import { textOf, valueOf } from './json.ts';
import { uploadPermanent, uploadTemporary } from './media.ts';
import { createMenu, deleteMenu, liveMenu, shownMenu } from './menu.ts';
import { sendCustom, sendSubscription, sendTemplate } from './messages.ts';
import { listFans, shownFan, shownFans, takeCode } from './people.ts';
import { refuse } from './refusal.ts';
import { shownCarriers, shownManagement, shownTrade, uploadShipping } from './shipping.ts';
import {
  addProgrammeTemplate,
  addTemplate,
  deleteProgrammeTemplate,
  deleteTemplate,
  libraryKeywords,
  listProgrammeTemplates,
  listTemplates,
} from './templates.ts';
import { checkToken, forcedToken, formerToken, stableToken } from './tokens.ts';

export interface PlatformRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  contentType: string;
  body: Buffer;
  from: string;
  now: number;
}

type PlatformReply = object | string | void;
type Verb = (account: Account, request: PlatformRequest) => PlatformReply | Promise<PlatformReply>;

function jsonOf({ body, contentType }: PlatformRequest): object {
  if (!contentType.startsWith('application/json')) return refuse(47001, 'data format error');
  try {
    return Object(JSON.parse(body.toString('utf8')));
  } catch {
    return refuse(47001, 'data format error');
  }
}

function formOf({ body, contentType }: PlatformRequest): object {
  if (!contentType.startsWith('application/x-www-form-urlencoded')) return refuse(47001, 'data format error');
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}

function checkSecret(account: Account, appId: string | null, secret: string | null): void {
  if (appId !== account.appId) refuse(40013, 'invalid appid');
  if (secret !== account.secret) refuse(40125, 'invalid appsecret');
}

function newScene(account: Account, request: PlatformRequest): object {
  const sent = jsonOf(request);
  const scene = textOf(valueOf(valueOf(sent, 'action_info'), 'scene'), 'scene_str');
  const seconds = Number(valueOf(sent, 'expire_seconds') ?? 60);
  if (textOf(sent, 'action_name') !== 'QR_STR_SCENE' || scene.length < 1 || scene.length > 64) refuse(40053, 'invalid scene');
  if (!(seconds >= 1 && seconds <= 2_592_000)) refuse(40097, 'invalid args');
  const ticket = newName('Q_');
  account.scenes.set(ticket, { scene, until: request.now + seconds * 1000 });
  return { ticket, expire_seconds: seconds, url: `http://weixin.qq.com/q/${ticket}` };
}

const uploadOf = ({ query, body, contentType }: PlatformRequest) => ({ type: query.get('type') ?? '', body, contentType });

/** Requests that need the token of the account. */
const verbs: Readonly<Record<string, Verb>> = {
  'GET /cgi-bin/menu/get': shownMenu,
  'GET /cgi-bin/get_current_selfmenu_info': liveMenu,
  'POST /cgi-bin/menu/create': (account, request) => createMenu(account, jsonOf(request)),
  'GET /cgi-bin/menu/delete': deleteMenu,
  'POST /cgi-bin/media/upload': (account, request) => uploadTemporary(account, uploadOf(request), request.now),
  'POST /cgi-bin/material/add_material': (account, request) => uploadPermanent(account, uploadOf(request)),
  'POST /cgi-bin/message/template/send': (account, request) => sendTemplate(account, jsonOf(request)),
  'POST /cgi-bin/message/subscribe/send': (account, request) => sendSubscription(account, jsonOf(request)),
  'POST /cgi-bin/message/custom/send': (account, request) => sendCustom(account, jsonOf(request), request.now),
  'POST /cgi-bin/template/api_add_template': (account, request) => addTemplate(account, jsonOf(request)),
  'GET /cgi-bin/template/get_all_private_template': listTemplates,
  'POST /cgi-bin/template/del_private_template': (account, request) => deleteTemplate(account, jsonOf(request)),
  'GET /wxaapi/newtmpl/getpubtemplatekeywords': (_, { query }) => libraryKeywords(query.get('tid')),
  'GET /wxaapi/newtmpl/gettemplate': listProgrammeTemplates,
  'POST /wxaapi/newtmpl/addtemplate': (account, request) => addProgrammeTemplate(account, formOf(request)),
  'POST /wxaapi/newtmpl/deltemplate': (account, request) => deleteProgrammeTemplate(account, formOf(request)),
  'GET /cgi-bin/user/info': (account, { query }) => shownFan(account, query.get('openid')),
  'POST /cgi-bin/user/info/batchget': (account, request) => shownFans(account, jsonOf(request)),
  'GET /cgi-bin/user/get': (account, { query }) => listFans(account, query.get('next_openid') ?? ''),
  'GET /cgi-bin/tags/get': ({ tags }) => ({ tags: [...tags].map(([id, name]) => ({ id, name, count: 0 })) }),
  'GET /cgi-bin/ticket/getticket': () => ({ ticket: newName('J_'), expires_in: 7200 }),
  'POST /cgi-bin/qrcode/create': newScene,
  'POST /wxa/sec/order/upload_shipping_info': (account, request) => uploadShipping(account, jsonOf(request)),
  'POST /wxa/sec/order/get_order': (account, request) => shownTrade(account, jsonOf(request)),
  'POST /wxa/sec/order/is_trade_managed': (account, request) => shownManagement(account, jsonOf(request)),
  'POST /cgi-bin/express/delivery/open_msg/get_delivery_list': (account, request) => {
    jsonOf(request);
    return shownCarriers(account);
  },
};

function shownProfile(account: Account, { query }: PlatformRequest): object {
  const fan = account.fans.get(query.get('openid') ?? '');
  if (!fan || !query.get('access_token')?.startsWith('O0_')) return refuse(40001, 'invalid credential');
  return { openid: fan.openid, nickname: fan.nickname, headimgurl: '', unionid: fan.unionid };
}

/** Requests by app id and secret. */
const signIns: Readonly<Record<string, Verb>> = {
  'GET /sns/oauth2/access_token': (account, { query, now }) => {
    const { openid, isSnapshot } = takeCode(account, query.get('code'), now);
    return {
      access_token: newName('O0_'),
      expires_in: 7200,
      openid,
      scope: 'snsapi_base',
      ...(isSnapshot && { is_snapshotuser: 1 }),
    };
  },
  'GET /sns/jscode2session': (account, { query, now }) => {
    const { openid } = takeCode(account, query.get('js_code'), now);
    return { openid, session_key: newName('S_'), unionid: account.fans.get(openid)?.unionid };
  },
};

function checkAddress({ addresses }: Account, from: string): void {
  if (!addresses.has(from)) refuse(40164, `invalid ip ${from} ipv6 ::ffff:${from}, not in whitelist`);
}

/** Fields by which a token is asked for: of a document, or of the query. */
function tokenFieldsIn(request: PlatformRequest, isStable: boolean): { of: (field: string) => string; isForced: boolean } {
  if (!isStable) return { of: (field) => request.query.get(field) ?? '', isForced: false };
  const sent = jsonOf(request);
  return { of: (field) => textOf(sent, field), isForced: valueOf(sent, 'force_refresh') === true };
}

/** Hands out a token: the stable one, or one of the former call. */
function newToken(account: Account, request: PlatformRequest, isStable: boolean): object {
  const { path, from, now } = request;
  const { of, isForced } = tokenFieldsIn(request, isStable);
  countUp(account, path);
  checkAddress(account, from);
  if (of('grant_type') !== 'client_credential') refuse(40002, 'invalid grant_type');
  checkSecret(account, of('appid'), of('secret'));
  if (!isStable) return formerToken(account, now);
  return isForced ? forcedToken(account, now) : stableToken(account, now);
}

/** Answers a request by an object, or by a text where a number is too long for one. */
export async function answerTo(account: Account, request: PlatformRequest): Promise<PlatformReply> {
  const { method, path, query, from, now } = request;
  const name = `${method} ${path}`;
  if (name === 'POST /cgi-bin/stable_token') return newToken(account, request, true);
  if (name === 'GET /cgi-bin/token') return newToken(account, request, false);
  if (name === 'GET /sns/userinfo') return shownProfile(account, request);
  const signIn = signIns[name];
  if (signIn) {
    checkSecret(account, query.get('appid'), query.get('secret'));
    if (query.get('grant_type') !== 'authorization_code') refuse(40002, 'invalid grant_type');
    return signIn(account, request);
  }
  const verb = verbs[name] ?? refuse(40066, 'invalid url');
  checkToken(account, query.get('access_token'), now);
  checkAddress(account, from);
  countUp(account, path);
  return verb(account, request);
}
