import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { holdsWord } from '#contract/search-text.ts';
import { fieldsOf, readForm } from '#contract/settings/form.ts';
import { category } from '#server/catalogue/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { formTemp } from '#server/settings/index.ts';

const parent = alias(category, 'parent');

/** Forms of the settings that staff see, in the order of their tabs. */
const shownForms = (db: Db) =>
  db
    .select({ tab: category.id, name: category.name, root: parent.id, rootName: parent.name, content: formTemp.content })
    .from(category)
    .innerJoin(formTemp, sql`${category.extra} = ${formTemp.id}::text`)
    .leftJoin(parent, eq(parent.id, category.pid))
    .where(and(eq(category.type, categoryTypes.config), category.status, sql`coalesce(${parent.status}, true)`))
    .orderBy(desc(parent.sort), asc(parent.id), desc(category.sort), asc(category.id));

/** Settings of the system whose form, label, hint or key has the word; those whose label has it come first. */
export async function findSettings(db: Db, word: string, limit: number) {
  if ([...word].length < 2) return [];
  const has = (...texts: string[]) => holdsWord(texts.join(' '), word);
  const hits = (await shownForms(db)).flatMap(({ tab, name, root, rootName, content }) => {
    const at = { root: root ?? tab, tab, above: rootName === null ? [name] : [rootName, name] };
    const form = readForm(content);
    const fields = (form ? fieldsOf(form) : [])
      .filter((field) => has(field.label, field.tips, field.placeholder, field.name))
      .map((field) => ({ ...at, field: field.name, label: field.label }));
    return has(name) ? [{ ...at, field: null, label: name }, ...fields] : fields;
  });
  return hits.toSorted((one, other) => Number(has(other.label)) - Number(has(one.label))).slice(0, limit);
}
