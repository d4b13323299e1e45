import { z } from 'zod';
import type { FormField } from '#contract/settings/form.ts';
import { isBlankText } from '#contract/settings/form-values.ts';
import type { Values } from '#web/ui/form/problem.ts';
import { isWireOnly } from '#web/ui/index.ts';
import type { Texts } from './unfilled.ts';

/** Other servers of the wire answer null for an empty text. */
const Entry = z.record(z.string(), z.string().catch('')).catch({});
const FormValues = z.object({ entry: Entry, read: Entry });

/** Values of a form of settings: what is typed, and what was stored when it was opened. */
export const valuesIn = (values: Values) => FormValues.parse(values);

/** Fields whose text is another than what was stored, and no other: somebody else may be changing those. Other servers want a form whole. */
export function touchedIn(fields: readonly FormField[], values: Values): readonly FormField[] {
  const { entry, read } = valuesIn(values);
  const isTouched = (field: FormField) => {
    const [typed, before] = [entry[field.name] ?? '', read[field.name] ?? ''];
    return typed !== before && !(isBlankText(field, typed) && isBlankText(field, before));
  };
  return isWireOnly() ? fields : fields.filter(isTouched);
}

/** Texts by name of some fields. */
export const textsOf = (fields: readonly FormField[], texts: Texts): Texts =>
  Object.fromEntries(fields.map(({ name }) => [name, texts[name] ?? '']));
