import { type FormField, fieldsOf, readForm } from '#contract/settings/form.ts';
import { initialText } from '#contract/settings/form-values.ts';
import { settingNamed } from '#contract/settings/setting.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type StoredRow, contentsOf } from './queries.ts';
import type { SettingWords } from './words.ts';

/** Declarations of stored settings: of each row its own, and its field in the form on the screen, else in the form that it was saved by. */
export interface SettingLookup {
  describe(row: StoredRow): SettingWords;
  labelOf(row: StoredRow): string;
  /** True for a row that nothing edits any more. */
  isObsolete(row: StoredRow): boolean;
  /** The text that counted before anything was stored. */
  initialOf(row: StoredRow): string;
  /** Position among the fields of the form. */
  positionOf(row: StoredRow): number;
}

/** Reads the form on the screen and those that the rows name, in one query. */
export async function openSettingLookup(db: Db, formId: number, rows: readonly StoredRow[]): Promise<SettingLookup> {
  const ids = [...new Set([formId, ...rows.map((row) => row.formId)])].filter((id) => id > 0);
  const contents = ids.length > 0 ? await contentsOf(db, ids) : [];
  const forms = new Map(
    contents.map(({ id, content }) => {
      const form = readForm(content);
      return [id, new Map((form ? fieldsOf(form) : []).map((field) => [field.name, field] as const))] as const;
    }),
  );
  const onScreen = forms.get(formId);
  const fieldOf = ({ name, formId: own }: StoredRow): FormField | undefined => onScreen?.get(name) ?? forms.get(own)?.get(name);
  const describe = (row: StoredRow): SettingWords => ({
    setting: settingNamed(row.name),
    field: fieldOf(row),
    isSealed: row.isSealed,
  });
  const order = [...(onScreen?.keys() ?? [])];
  return {
    describe,
    labelOf: (row) => (fieldOf(row)?.label ?? settingNamed(row.name)?.label ?? row.title) || row.name,
    isObsolete: ({ name }) => !onScreen?.has(name) && settingNamed(name) === undefined,
    initialOf(row) {
      const { setting, field } = describe(row);
      return setting?.initial ?? (field ? initialText(field) : '');
    },
    positionOf: ({ name }) => order.indexOf(name),
  };
}
