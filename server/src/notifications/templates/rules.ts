import { fieldsIn } from '#contract/notifications/template-fields.ts';
import type { MessageTemplate } from '#server/platform/public-account.ts';
import type { TemplateRow } from '../notifications/queries.ts';

const linesOf = (content: string): string =>
  fieldsIn(content)
    .map(({ name, label }) => `${name} ${label}`)
    .toSorted()
    .join('\n');
/** A title that we do not know yet fits every one. */
const isSame = (ours: TemplateRow, { title, content }: MessageTemplate): boolean =>
  (ours.title === '' || ours.title === title) && linesOf(ours.content) === linesOf(content);

/** A template of ours among those of the account: by its id, else by title and fields among those that are no other one of ours. */
export const templateAt = (ours: TemplateRow, account: readonly MessageTemplate[], others: ReadonlySet<string>) =>
  account.find(({ templateId }) => templateId === ours.tempId) ??
  account.find((one) => !others.has(one.templateId) && isSame(ours, one));

export const isKnownAs = (ours: TemplateRow, { templateId, title, content }: MessageTemplate): boolean =>
  ours.tempId === templateId && ours.title === title && ours.content === content;

const FORMER = /^(OPENTM|TM)/;

/** Reason for which no number can add the template; undefined where there is none. */
export function whyNotAdded({ tempKey, tempId }: TemplateRow): string | undefined {
  const choose = '请在微信后台选用合适的模板，再到“通知详情”里选择';
  if (tempKey && !FORMER.test(tempKey)) return undefined;
  if (tempId) return `账号里没有这个模板 ID，可能已被删除：${choose}`;
  return tempKey ? `微信已不再提供旧模板库的编号 ${tempKey}：${choose}` : `模板库里没有对应的编号：${choose}`;
}
