import { fieldsOf, isPassword, readForm } from '#contract/settings/form.ts';
import { problemOfField } from '#contract/settings/form-values.ts';
import { formTemplateRefusals } from '#contract/settings/form-templates.ts';
import { SECRET_SET } from '#contract/settings/setting.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { formTemplates } from './queries.ts';

interface TypedField {
  name: string;
  value: string;
}

/**
 * Refuses values that break a rule of the form, and answers what the form calls its fields. Fields that are not sent are not asked
 * about, unless the entry is whole: then `kept` names the passwords that it holds already, whose mask comes back as it was answered.
 */
export async function checkEntry(
  db: Db,
  formId: number,
  typed: readonly TypedField[],
  kept?: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const template = formId > 0 ? await formTemplates.find(db, formId) : undefined;
  if (!template) return new Map();
  const form = readForm(template.content);
  if (!form) throw formTemplateRefusals.NO_JSON({ name: template.name });
  const values = new Map(typed.map(({ name, value }) => [name, value]));
  const fields = fieldsOf(form);
  for (const field of fields) {
    const value = values.get(field.name) ?? (kept ? '' : undefined);
    if (value === SECRET_SET && kept?.has(field.name)) continue;
    const message = value === undefined ? undefined : problemOfField(field, value);
    if (message !== undefined) throw formTemplateRefusals.BROKEN_RULE({ message });
    // Storefronts read entries, so that what is typed there is no secret.
    if (kept && value !== '' && isPassword(field)) throw formTemplateRefusals.PASSWORD({ label: field.label });
  }
  return new Map(fields.map(({ name, label }) => [name, label]));
}
