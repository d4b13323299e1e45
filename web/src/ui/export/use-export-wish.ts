import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type ExportColumn, exportFormat } from '#contract/exports/exports.ts';
import { queryOf, run, useCall } from '../wire/index.ts';

const Wish = z.object({ columns: z.array(z.string()), format: exportFormat });
export type Wish = z.output<typeof Wish>;

const usual = (columns: Readonly<Record<string, ExportColumn>>): string[] =>
  Object.entries(columns).flatMap(([name, { optional }]) => (optional ? [] : [name]));

/** What this person chose the last time, without the columns that are no more. */
export function wishFrom(kept: unknown, columns: Readonly<Record<string, ExportColumn>>): Wish {
  const wish = Wish.safeParse(kept).data;
  const chosen = (wish?.columns ?? []).filter((name) => Object.hasOwn(columns, name));
  return { columns: chosen.length > 0 ? chosen : usual(columns), format: wish?.format ?? 'xlsx' };
}

/** Columns and format of one list's export, kept on the server for this person. */
export function useExportWish(list: string, columns: Readonly<Record<string, ExportColumn>>): [Wish, (next: Wish) => void] {
  const key = `export:${list}`;
  const client = useQueryClient();
  const { data } = useCall(preferenceCalls.get, { key }, { lasting: true });
  const { mutate } = useMutation({ mutationFn: (value: Wish) => run(preferenceCalls.save, { key, value }) });
  return [
    wishFrom(data, columns),
    (next) => {
      client.setQueryData(queryOf(preferenceCalls.get, { key }).queryKey, next);
      mutate(next);
    },
  ];
}
