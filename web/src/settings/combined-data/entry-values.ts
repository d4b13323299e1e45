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

/** Fields by which a change of an entry shows. */
export const openedOf = ({ value, sort, status }: GroupData) => ({ value, sort, status });

/** An entry as it is, shown or not. */
export const asStored = (
  { formId }: EntryScene,
  entry: GroupData,
  status: boolean,
): Input<typeof groupDataCalls.update> & { opened: object } => ({
  id: entry.id,
  gid: entry.gid,
  form: { id: formId, sort: entry.sort, status, fields: fieldsIn(entry.value) },
  opened: openedOf(entry),
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
