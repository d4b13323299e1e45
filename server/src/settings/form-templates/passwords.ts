import { sql } from 'drizzle-orm';
import { fieldsOfContent, isPassword } from '#contract/settings/form.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { formTemp } from './tables.ts';

export const passwordsIn = (content: string): ReadonlySet<string> =>
  new Set(
    fieldsOfContent(content)
      .filter(isPassword)
      .map(({ name }) => name),
  );

/** Names of the fields that a form draws as passwords, by its number. The text only rules out forms: JSON may write any letter as `\u…`. */
export async function passwordsByForm(db: Db): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await db
    .select({ id: formTemp.id, content: formTemp.content })
    .from(formTemp)
    .where(sql`position('show-password' in ${formTemp.content}) > 0 or position('\\u' in ${formTemp.content}) > 0`);
  return new Map(
    rows.flatMap(({ id, content }) => {
      const names = passwordsIn(content);
      return names.size === 0 ? [] : [[id, names] as const];
    }),
  );
}

/** Names of the fields that any form draws as passwords. */
export const passwordsOf = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set([...(await passwordsByForm(db)).values()].flatMap((names) => [...names]));

/** Names of the fields of a form that are typed in the open. */
export const plainFieldsOf = (content: string): string[] =>
  fieldsOfContent(content)
    .filter((field) => !isPassword(field))
    .map(({ name }) => name);
