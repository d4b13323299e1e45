import type { LetterTerms } from '#contract/notifications/letter-values.ts';
import { fieldsIn, openFields, suggestedFields } from '#contract/notifications/template-fields.ts';
import type { MessageTemplate } from '#server/platform/public-account.ts';
import type { TemplateRow } from '../notifications/queries.ts';
import { chosenFields } from '../notifications/seed-templates.ts';

const linesOf = (content: string): string =>
  fieldsIn(content)
    .map(({ name, label }) => `${name} ${label}`)
    .toSorted()
    .join('\n');
const namesIn = (content: string): string =>
  fieldsIn(content)
    .map(({ name }) => name)
    .toSorted()
    .join(' ');

/** A title that we do not know yet fits every one. */
const isSame = (ours: TemplateRow, { title, content }: MessageTemplate): boolean =>
  (ours.title === '' || ours.title === title) && linesOf(ours.content) === linesOf(content);

/** A template of ours among those of the account: by its id, else by title and fields among those that are no other one of ours. */
export const templateAt = (ours: TemplateRow, account: readonly MessageTemplate[], others: ReadonlySet<string>) =>
  account.find(({ templateId }) => templateId === ours.tempId) ??
  account.find((one) => !others.has(one.templateId) && isSame(ours, one));

export const isKnownAs = (ours: TemplateRow, { templateId, title, content }: MessageTemplate): boolean =>
  ours.tempId === templateId && ours.title === title && ours.content === content;

/** Row of a template that was found at WeChat. Values stay with fields of the same names; for others they are suggested. */
export function takenOver(
  ours: TemplateRow,
  { templateId, title, content, options }: Pick<MessageTemplate, 'templateId' | 'title' | 'content' | 'options'>,
  terms: LetterTerms,
) {
  const isReadable = fieldsIn(content).length > 0;
  const known = { tempId: templateId, title: title.slice(0, 100), ...(isReadable && { content }) };
  if (!isReadable || namesIn(content) === namesIn(ours.content)) return known;
  return { ...known, fields: suggestedFields(content, terms, options) };
}

/** Templates of the account that have fields without a content, each under the name of its event. */
export const withOpenFields = (rows: readonly TemplateRow[], account: readonly MessageTemplate[]) =>
  rows.flatMap((ours) => {
    const found = account.find(({ templateId }) => templateId === ours.tempId);
    const fields = found ? openFields(found.content, chosenFields(ours)) : [];
    return fields.length > 0 ? [{ type: ours.name, fields }] : [];
  });

const FORMER = /^(OPENTM|TM)/;

/** Reason for which no number can add the template; undefined where there is none. */
export function whyNotAdded({ tempKey, tempId }: TemplateRow): string | undefined {
  const choose = '请在微信后台选用合适的模板，再到“通知详情”里选择';
  if (tempKey && !FORMER.test(tempKey)) return undefined;
  if (tempId) return `账号里没有这个模板 ID，可能已被删除：${choose}`;
  return tempKey ? `微信已不再提供旧模板库的编号 ${tempKey}：${choose}` : `模板库里没有对应的编号：${choose}`;
}

export const whyNoKeyword = (label: string, tempKey: string): string =>
  `模板库 ${tempKey} 里没有关键词“${label}”：请在微信后台选用合适的模板，再到“通知详情”里选择`;
