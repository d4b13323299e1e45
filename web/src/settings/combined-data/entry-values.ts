import { z } from 'zod';
import type { Input } from '#contract/call.ts';
import { fieldsOf } from '#contract/settings/form.ts';
import { type GroupData, fieldsIn, type groupDataCalls, valuesOf } from '#contract/settings/group-data.ts';
import type { EntryScene } from './entry-scene.ts';

/** Form values of an entry. */
const Typed = z.object({
  form: z.object({ sort: z.int(), status: z.boolean() }),
  entry: z.record(z.string(), z.string()).default({}),
});

/** An entry as it is, shown or not. */
export const asStored = (
  { formId }: EntryScene,
  { id, gid, value, sort }: GroupData,
  status: boolean,
): Input<typeof groupDataCalls.update> => ({
  id,
  gid,
  form: { id: formId, sort, status, fields: fieldsIn(value) },
});

/** Initial values: those stored, or of an entry behind the others. */
export const asTyped = (entry: GroupData | undefined, next: number): z.output<typeof Typed> => ({
  form: { sort: entry?.sort ?? next, status: entry?.status ?? true },
  entry: { ...valuesOf(entry?.value ?? '') },
});

/** Values typed, in the order of the form; then those that an entry has besides. */
export function asDraft({ gid, formId, form }: EntryScene, values: unknown, value = ''): Input<typeof groupDataCalls.save> {
  const typed = Typed.parse(values);
  const fields = fieldsOf(form).map(({ name, label }) => ({ name, title: label, value: typed.entry[name] ?? '' }));
  const known = new Set(fields.map(({ name }) => name));
  const besides = fieldsIn(value).filter(({ name }) => !known.has(name));
  return { gid, form: { id: formId, ...typed.form, fields: [...fields, ...besides] } };
}
