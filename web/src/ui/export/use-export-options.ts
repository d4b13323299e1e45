import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type ExportColumn, exportFormat } from '#contract/exports/exports.ts';
import { queryOf, run, useCall } from '../wire/index.ts';

const ExportOptions = z.object({ columns: z.array(z.string()), format: exportFormat });
export type ExportOptions = z.output<typeof ExportOptions>;

const usual = (columns: Readonly<Record<string, ExportColumn>>): string[] =>
  Object.entries(columns).flatMap(([name, { optional }]) => (optional ? [] : [name]));

/** Saved options of this person, without columns that no longer exist. */
export function optionsFrom(kept: unknown, columns: Readonly<Record<string, ExportColumn>>): ExportOptions {
  const saved = ExportOptions.safeParse(kept).data;
  const chosen = (saved?.columns ?? []).filter((name) => Object.hasOwn(columns, name));
  return { columns: chosen.length > 0 ? chosen : usual(columns), format: saved?.format ?? 'xlsx' };
}

/** Columns and format of one list's export, kept on the server for this person. */
export function useExportOptions(
  list: string,
  columns: Readonly<Record<string, ExportColumn>>,
): [ExportOptions, (next: ExportOptions) => void] {
  const key = `export:${list}`;
  const client = useQueryClient();
  const { data } = useCall(preferenceCalls.get, { key }, { lasting: true });
  const { mutate } = useMutation({ mutationFn: (value: ExportOptions) => run(preferenceCalls.save, { key, value }) });
  return [
    optionsFrom(data, columns),
    (next) => {
      client.setQueryData(queryOf(preferenceCalls.get, { key }).queryKey, next);
      mutate(next);
    },
  ];
}
