import { labelOf, onOrOff } from '#contract/choices.ts';
import { type FormField, isPassword, jsonIn } from '#contract/settings/form.ts';
import { isPicture, isPictures, shapeOf, typedOf } from '#contract/settings/form-values.ts';
import { type Setting, picturePath } from '#contract/settings/setting.ts';

/** Facts about a key: its declaration, the field of a form that edits it, or neither. */
export interface SettingWords {
  setting: Setting | undefined;
  field: FormField | undefined;
  /** Its stored text is encrypted because a form draws a password of it. */
  isSealed: boolean;
}

/** A key that nobody declares and no form has any more may have been a secret. */
export const isSecret = ({ setting, field, isSealed }: SettingWords): boolean =>
  setting ? setting.secret === true : isSealed || !field || isPassword(field);

export const showsPictures = ({ setting, field }: SettingWords): boolean =>
  setting ? setting.value === picturePath : field !== undefined && isPicture(field);

const pathOf = (picture: unknown): string =>
  typeof picture === 'object' && picture !== null && 'sattDir' in picture ? String(picture.sattDir) : String(picture);

function wordsOfField(field: FormField, stored: string): string {
  if (isPictures(field)) {
    const list = jsonIn(stored);
    return Array.isArray(list) ? list.map(pathOf).join('\n') : stored;
  }
  const typed = typedOf(field, stored);
  if (typeof typed === 'boolean') return labelOf(onOrOff, typed) ?? stored;
  const called = (value: unknown) => field.options.find((option) => option.value === String(value))?.label ?? String(value);
  if (shapeOf(field) === 'list' && Array.isArray(typed)) return typed.map(called).join('、');
  return field.options.length > 0 ? called(typed) : [stored, field.append].filter(Boolean).join(' ');
}

function wordsOfSetting({ value, options, unit }: Setting, stored: string): string {
  const label = options && labelOf(options, stored);
  if (label !== undefined) return label;
  const { success, data } = value.safeParse(stored);
  if (!success) return stored;
  if (typeof data === 'boolean') return labelOf(onOrOff, data) ?? stored;
  if (Array.isArray(data)) return data.join('、');
  return unit === undefined ? stored : `${stored} ${unit}`;
}

/** A stored text as the screen shows it; null for nothing. Secrets are not for this. */
export function wordsOf({ setting, field }: SettingWords, stored: string): string | null {
  if (stored === '') return null;
  const said = setting ? wordsOfSetting(setting, stored) : field ? wordsOfField(field, stored) : stored;
  return said === '' ? null : said;
}

const meaningOf = ({ setting, field }: SettingWords, stored: string): unknown => {
  const read = setting?.value.safeParse(stored);
  if (read) return read.success ? read.data : stored;
  return field ? typedOf(field, stored) : stored;
};

/** Two texts of one meaning, such as 1 and 1.00. */
export const isSame = (known: SettingWords, one: string, other: string): boolean =>
  one === other || (!isSecret(known) && JSON.stringify(meaningOf(known, one)) === JSON.stringify(meaningOf(known, other)));

/** A secret before and after a change: whether there was one. */
export const secretWords = (before: string, after: string): { before: string | null; after: string | null } => ({
  before: before === '' ? null : '已设置',
  after: after === '' ? null : before === '' ? '已设置' : '新的内容',
});
