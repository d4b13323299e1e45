import { z } from 'zod';
import { jsonIn } from '#contract/settings/form.ts';
import { SECRET_SET } from '#contract/settings/setting.ts';
import { idOrNone } from '#contract/wire.ts';

/** Texts that were typed into passwords of an entry, by the names of their fields. */
export type SecretsByName = Readonly<Record<string, string>>;

interface EntryField {
  name: string;
  value?: unknown;
}

const Stored = z.looseObject({ fields: z.array(z.looseObject({ name: z.string(), value: z.unknown().optional() })) });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/**
 * Fields of an entry with a mask in place of each password, and what the passwords contain. A mask that comes back keeps its text; of a
 * password whose field is drawn in the open now, neither stays.
 */
export function maskFields<F extends EntryField>(
  fields: readonly F[],
  passwords: ReadonlySet<string>,
  kept: SecretsByName,
): { fields: F[]; kept: SecretsByName } {
  const typed = new Map<string, string>();
  const masked = fields.map((field) => {
    const text = textOf(field.value);
    const known = kept[field.name];
    if (passwords.has(field.name) && text !== '') {
      typed.set(field.name, text === SECRET_SET && known !== undefined ? known : text);
      return text === SECRET_SET ? field : { ...field, value: SECRET_SET };
    }
    return known !== undefined && text === SECRET_SET ? { ...field, value: '' } : field;
  });
  return { fields: masked, kept: Object.fromEntries(typed) };
}

/** Masks the JSON text of an entry; a text that names no fields, or none to mask, stays letter by letter. */
export function maskEntry(
  value: string,
  passwords: ReadonlySet<string>,
  kept: SecretsByName,
): { value: string; kept: SecretsByName } {
  const { success, data } = Stored.safeParse(jsonIn(value));
  if (!success) return { value, kept };
  const masked = maskFields(data.fields, passwords, kept);
  const isAsBefore = masked.fields.every((field, index) => field === data.fields[index]);
  return { value: isAsBefore ? value : JSON.stringify({ ...data, fields: masked.fields }), kept: masked.kept };
}

const Id = z.looseObject({ id: idOrNone });

/** The form of an entry: that of its group, or the one that it was typed into where the group has none; some clients write digits. */
export const formOf = (groupForm: number, value: string): number => groupForm || (Id.safeParse(jsonIn(value)).data?.id ?? 0);
