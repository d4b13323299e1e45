import { sql } from 'drizzle-orm';
import { fieldsOfContent, isPassword } from '#contract/settings/form.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { formTemp } from './tables.ts';

/** Names of the fields that any form draws as passwords. */
export async function passwordsOf(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ content: formTemp.content })
    .from(formTemp)
    .where(sql`position('show-password' in ${formTemp.content}) > 0`);
  return new Set(rows.flatMap(({ content }) => fieldsOfContent(content).filter(isPassword)).map(({ name }) => name));
}

/** Names of the fields of a form that are typed in the open. */
export const plainFieldsOf = (content: string): string[] =>
  fieldsOfContent(content)
    .filter((field) => !isPassword(field))
    .map(({ name }) => name);
