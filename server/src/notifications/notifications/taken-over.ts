import type { LetterTerms } from '#contract/notifications/letter-values.ts';
import { fieldsIn, suggestedFields } from '#contract/notifications/template-fields.ts';
import type { MessageTemplate } from '#server/platform/public-account.ts';
import type { TemplateRow } from './queries.ts';

const namesIn = (content: string): string =>
  fieldsIn(content)
    .map(({ name }) => name)
    .toSorted()
    .join(' ');

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
