import { redeemCode } from './accounts.ts';
import { type SignedHandler, pageOf, timeText } from './handler.ts';
import type { PassAccount } from './platform.ts';
import { refuse } from './refusal.ts';

const types: Readonly<Record<string, string>> = { 1: '验证码', 2: '通知', 3: '营销短信' };
const FIRST_NUMBER = 600_000;

const variablesIn = (content: string): string[] => [...content.matchAll(/\{\$(\w+)\}/g)].flatMap(([, name]) => name ?? []);

/** Templates that may be sent. `temp_type` 0 is all of them. */
const listTemplates: SignedHandler = (account, { form }) => {
  const rows = [...account.templates].map(([id, names], index) => {
    const applied = account.applied.find((one) => one.temp_id === id);
    const type = applied?.type ?? (names.includes('code') ? 1 : 2);
    return {
      id: index + 1,
      temp_id: id,
      title: applied?.title ?? `系统模板${id}`,
      content: applied?.content ?? names.map((name) => `{$${name}}`).join('，'),
      temp_type: type,
      type: types[type],
      status: 1,
    };
  });
  const wanted = form.get('temp_type') ?? '0';
  return pageOf(
    rows.filter(({ temp_type }) => wanted === '0' || String(temp_type) === wanted),
    form,
  );
};

const apply: SignedHandler = (account, { form, now }) => {
  const [title, content, type] = [form.get('title') ?? '', form.get('content') ?? '', form.get('type') ?? ''];
  if (title === '') refuse('模板名称不能为空');
  if (content === '') refuse('模板内容不能为空');
  if (types[type] === undefined) refuse('模板类型错误');
  account.applied.unshift({
    id: account.applied.length + 1,
    temp_id: '',
    title,
    content,
    type: Number(type),
    status: 0,
    add_time: timeText(now),
  });
  return [];
};

const listApplied: SignedHandler = ({ applied }, { form }) => {
  const wanted = form.get('temp_type');
  return pageOf(
    applied
      .filter(({ type }) => wanted === null || String(type) === wanted)
      .map((row) => ({ ...row, temp_type: row.type, type: types[row.type] })),
    form,
  );
};

/** The platform's people decide on a template; one that is approved can be sent from then on. */
export function review(account: PassAccount, title: string, isApproved: boolean): void {
  const found = account.applied.find((one) => one.title === title && one.status === 0) ?? refuse('模板不存在');
  found.status = isApproved ? 1 : 2;
  if (!isApproved) return;
  found.temp_id = String(FIRST_NUMBER + found.id);
  account.templates.set(found.temp_id, variablesIn(found.content));
}

/** A signature is in use once it was reviewed. */
const changeSign: SignedHandler = (account, { form, now, platform }) => {
  const sign = form.get('sign') ?? '';
  if (account.sms.open !== 1) refuse('请先开通短信服务');
  if (!/^.{2,18}$/u.test(sign)) refuse('短信签名应为2到18个字');
  if (form.get('phone') !== account.phone) refuse('手机号与账号不符');
  redeemCode(platform, { form, types: '1', now });
  account.nextSign = sign;
  return [];
};

/** Paths of templates and signatures, in both generations. */
export const templatePaths: Readonly<Record<string, SignedHandler>> = {
  'sms_v2/temps': listTemplates,
  'sms_v2/apply': apply,
  'sms_v2/applys': listApplied,
  'sms_v2/modify': changeSign,
};
