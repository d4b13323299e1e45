import type { LetterValues } from '#contract/notifications/letter-values.ts';
import { type FieldOptions, fieldText, fieldsIn, sourceText } from '#contract/notifications/template-fields.ts';
import { chosenFields } from '../notifications/seed-templates.ts';
import { Undeliverable } from '../sender.ts';
import type { TemplateRow } from '../notifications/queries.ts';

/** Texts of the fields, as WeChat takes them; a field that has none is named. */
export function filledFields(
  template: Pick<TemplateRow, 'id' | 'content' | 'fields'> & { options?: FieldOptions },
  values: LetterValues,
): Record<string, string> {
  const chosen = chosenFields(template);
  const filled = fieldsIn(template.content).map(({ name, label }) => {
    const source = chosen[name];
    if (!source) throw new Undeliverable(`模板的字段“${label}”还没有对应的内容，请在通知详情里选择`);
    const value = sourceText(source, values);
    const text = fieldText(name, value);
    const options = template.options?.[name];
    if (text !== undefined && options && !options.includes(text))
      throw new Undeliverable(`字段“${label}”只能是：${options.join('、')}`);
    if (text === undefined) throw new Undeliverable(`字段“${label}”的内容不符合微信的规则：${value || '空'}`);
    return [name, text] as const;
  });
  return Object.fromEntries(filled);
}
