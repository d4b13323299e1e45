import { fieldsOf, readForm } from '#contract/settings/form.ts';
import { problemOfField } from '#contract/settings/form-values.ts';
import { no } from '#contract/settings/form-templates.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { formTemplates } from './queries.ts';

interface Typed {
  name: string;
  value: string;
}

/** Refuses values that break a rule of the form. Fields that are not sent are not asked about, unless the entry is whole. */
export async function checkEntry(db: Db, formId: number, typed: readonly Typed[], isWhole = false): Promise<void> {
  const template = formId > 0 ? await formTemplates.find(db, formId) : undefined;
  if (!template) return;
  const form = readForm(template.content);
  if (!form) throw no.NO_JSON({ name: template.name });
  const values = new Map(typed.map(({ name, value }) => [name, value]));
  for (const field of fieldsOf(form)) {
    const value = values.get(field.name) ?? (isWhole ? '' : undefined);
    const message = value === undefined ? undefined : problemOfField(field, value);
    if (message !== undefined) throw no.BROKEN_RULE({ message });
  }
}
