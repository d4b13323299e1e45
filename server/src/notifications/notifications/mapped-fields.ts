import { findEvent } from '#contract/notifications/events.ts';
import type { LetterTerms } from '#contract/notifications/letter-values.ts';
import { notificationRefusals } from '#contract/notifications/notifications.ts';
import {
  type FieldContent,
  type FieldOptions,
  type FieldValues,
  fieldValues,
  fieldsIn,
  firstFault,
  openFields,
} from '#contract/notifications/template-fields.ts';

/** Content of a template, and the texts that some of its fields choose among. */
export interface TemplateText {
  content: string;
  options: FieldOptions;
}

export const termsOf = (mark: string): LetterTerms => findEvent(mark)?.letter ?? { of: 'order', values: [] };

/** Refuses fields that WeChat would refuse in every message. */
function checkFields(template: TemplateText, fields: FieldValues, mark: string): void {
  const fault = firstFault(template, fields, termsOf(mark));
  if (fault !== undefined) throw notificationRefusals.WRONG_FIELD({ says: fault });
}

/** Contents of the fields of a template as they are kept; refuses what WeChat would refuse of every message. */
export function mappedFields(template: TemplateText, sent: readonly FieldContent[], mark: string): FieldValues {
  const values = fieldValues(sent);
  checkFields(template, values, mark);
  return Object.fromEntries(fieldsIn(template.content).flatMap(({ name }) => (values[name] ? [[name, values[name]]] : [])));
}

/** Refuses to switch on a template with fields that nobody has chosen a content for, or that WeChat would refuse. */
export function checkSwitchable(template: TemplateText, fields: FieldValues, mark: string): void {
  const open = openFields(template.content, fields);
  if (open.length > 0) throw notificationRefusals.OPEN_FIELDS({ fields: open });
  checkFields(template, fields, mark);
}
