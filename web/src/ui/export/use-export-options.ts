import { z } from 'zod';
import { type ExportColumn, exportFormat } from '#contract/exports/exports.ts';
import { usePreference } from '../preference/use-preference.ts';

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
  const [kept, keep] = usePreference(`export:${list}`);
  return [optionsFrom(kept, columns), keep];
}
