import type { Account } from './account.ts';
import { textOf, valueOf } from './json.ts';
import { checkMedia } from './media.ts';
import { refuse } from './refusal.ts';

/** Kinds of fields with the texts that they take. */
const KINDS: Readonly<Record<string, RegExp>> = {
  thing: /^.{1,20}$/u,
  character_string: /^[\x20-\x7E]{1,32}$/,
  amount: /^[¥￥$]?\d{1,10}(\.\d+)?元?$/,
  phone_number: /^[\d+ -]{1,17}$/,
  name: /^(\p{Script=Han}{1,10}|[\x20-\x7E]{1,20})$/u,
  time: /\d{1,2}:\d{2}/,
  date: /^\d{4}年\d{1,2}月\d{1,2}日/,
  number: /^\d{1,32}(\.\d+)?$/,
  phrase: /^\p{Script=Han}{1,5}$/u,
};

function dataIn(sent: object, fields: readonly string[]): Record<string, string> {
  const data = valueOf(sent, 'data');
  return Object.fromEntries(
    fields.map((field) => {
      const value = textOf(valueOf(data, field), 'value');
      const kind = KINDS[field.replace(/\d+$/, '')];
      if (value === '' || (kind && !kind.test(value))) refuse(47003, `argument invalid! data.${field}.value invalid`);
      return [field, value] as const;
    }),
  );
}

const number = (() => {
  let last = 300_000_000_000_000_000n;
  return () => (last += 1n);
})();

function send(account: Account, sent: object): string {
  const openid = textOf(sent, 'touser');
  const template = account.templates.get(textOf(sent, 'template_id')) ?? refuse(40037, 'invalid template_id');
  if (account.banned.has(template.id)) refuse(43116, 'this template is banned');
  const data = dataIn(sent, template.fields);
  const clientNo = textOf(sent, 'client_msg_id');
  const isRepeat = clientNo !== '' && account.sent.some((one) => one.clientNo === clientNo && one.openid === openid);
  if (!isRepeat) account.sent.push({ openid, templateId: template.id, data, clientNo });
  // Too long for a number of JavaScript.
  return `{"errcode":0,"errmsg":"ok","msgid":${number()}}`;
}

/** Message to a follower by a template. */
export function sendTemplate(account: Account, sent: object): string {
  const fan = account.fans.get(textOf(sent, 'touser')) ?? refuse(40003, 'invalid openid');
  if (!fan.isSubscribed) refuse(43004, 'require subscribe');
  return send(account, sent);
}

/** Message for which a person has granted one: the grant is used up. */
export function sendSubscription(account: Account, sent: object): string {
  const fan = account.fans.get(textOf(sent, 'touser')) ?? refuse(40003, 'invalid openid');
  const template = textOf(sent, 'template_id');
  const [page] = textOf(sent, 'page').split('?');
  if (page && account.pages.size > 0 && !account.pages.has(page)) refuse(41030, 'invalid page');
  const left = fan.grants.get(template) ?? 0;
  if (left === 0) refuse(43101, 'user refuse to accept the msg');
  const answer = send(account, sent);
  fan.grants.set(template, left - 1);
  return answer;
}

const HOURS_48 = 48 * 3_600_000;
/** Messages of staff that a person takes between two of their own. */
const MOST_CUSTOM = 20;

/** Message of staff to a follower who wrote within two days, with a file that is still kept. */
export function sendCustom(account: Account, sent: object, now: number): void {
  const fan = account.fans.get(textOf(sent, 'touser')) ?? refuse(40003, 'invalid openid');
  if (now - fan.spokeAt > HOURS_48) refuse(45015, 'response out of time limit or subscription is canceled');
  if (fan.customSent >= MOST_CUSTOM) refuse(45047, 'out of response count limit');
  const type = textOf(sent, 'msgtype');
  if (type === 'image' || type === 'voice') checkMedia(account, textOf(valueOf(sent, type), 'media_id'), now);
  const content = textOf(valueOf(sent, 'text'), 'content');
  fan.customSent += 1;
  account.sent.push({ openid: fan.openid, templateId: '', data: { type, content }, clientNo: '' });
}
