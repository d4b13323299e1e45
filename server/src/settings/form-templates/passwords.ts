import { sql } from 'drizzle-orm';
import { fieldsOf, isPassword, readForm } from '#contract/settings/form.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { formTemp } from './tables.ts';

const fieldsIn = (content: string) => {
  const form = readForm(content);
  return form ? fieldsOf(form) : [];
};

/** Names of the fields that any form draws as passwords. */
export async function passwordsOf(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ content: formTemp.content })
    .from(formTemp)
    .where(sql`position('show-password' in ${formTemp.content}) > 0`);
  return new Set(rows.flatMap(({ content }) => fieldsIn(content).filter(isPassword)).map(({ name }) => name));
}

/** Names of the fields of a form that are typed in the open. */
export const plainFieldsOf = (content: string): string[] =>
  fieldsIn(content)
    .filter((field) => !isPassword(field))
    .map(({ name }) => name);
