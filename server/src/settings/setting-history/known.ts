import { type FormField, fieldsOf, readForm } from '#contract/settings/form.ts';
import { initialText } from '#contract/settings/form-values.ts';
import { settingNamed } from '#contract/settings/setting.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type StoredRow, contentsOf } from './queries.ts';
import type { SettingWords } from './words.ts';

/** Looks a stored row up: its declaration, and its field in the form that is asked about, else in its own form. */
export interface Knowledge {
  of(row: StoredRow): SettingWords;
  labelOf(row: StoredRow): string;
  /** True for a row that nothing edits any more. */
  isGone(row: StoredRow): boolean;
  /** The text that counted before anything was stored. */
  initialOf(row: StoredRow): string;
  /** Place among the fields of the form. */
  placeOf(row: StoredRow): number;
}

/** Reads the knowledge in one query, of the form and of those that the rows name. */
export async function knowledgeOf(db: Db, formId: number, rows: readonly StoredRow[]): Promise<Knowledge> {
  const ids = [...new Set([formId, ...rows.map((row) => row.formId)])].filter((id) => id > 0);
  const contents = ids.length > 0 ? await contentsOf(db, ids) : [];
  const forms = new Map(
    contents.map(({ id, content }) => {
      const form = readForm(content);
      return [id, new Map((form ? fieldsOf(form) : []).map((field) => [field.name, field] as const))] as const;
    }),
  );
  const asked = forms.get(formId);
  const fieldOf = ({ name, formId: own }: StoredRow): FormField | undefined => asked?.get(name) ?? forms.get(own)?.get(name);
  const of = (row: StoredRow): SettingWords => ({ setting: settingNamed(row.name), field: fieldOf(row), isSealed: row.isSealed });
  const order = [...(asked?.keys() ?? [])];
  return {
    of,
    labelOf: (row) => (fieldOf(row)?.label ?? settingNamed(row.name)?.label ?? row.title) || row.name,
    isGone: ({ name }) => !asked?.has(name) && settingNamed(name) === undefined,
    initialOf(row) {
      const { setting, field } = of(row);
      return setting?.initial ?? (field ? initialText(field) : '');
    },
    placeOf: ({ name }) => order.indexOf(name),
  };
}
