import type { z } from 'zod';
import type { FieldChange } from '#contract/changes/changes.ts';
import type { ValuesIn } from '#contract/history.ts';

const byName = (read: ValuesIn, text: unknown) => new Map(read(String(text ?? '')).map((value) => [value.name, value]));

/** Values that two texts hold differently, in the order of the later one; undefined where neither holds any. */
export function valuesChanged(read: ValuesIn, before: unknown, after: unknown): z.output<typeof FieldChange>[] | undefined {
  const [was, is] = [byName(read, before), byName(read, after)];
  const all = [...is.values(), ...[...was.values()].filter(({ name }) => !is.has(name))];
  if (all.length === 0) return undefined;
  return all
    .map(({ name, label, isPicture = false }) => ({
      field: name,
      label,
      before: was.get(name)?.value || null,
      after: is.get(name)?.value || null,
      ...(isPicture && { isPictures: true }),
    }))
    .filter((value) => value.before !== value.after);
}
