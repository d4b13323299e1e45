import { HOUR, MINUTE } from '#contract/durations.ts';
import { EXPORT_HOURS, type ExportFormat, type ExportState, exportRefusals } from '#contract/exports/exports.ts';
import { showMoment } from '#contract/moment.ts';

/** Records of exports outlive their files, so that one can see who took what. */
export const KEPT_DAYS = 90;
/** A link that opens for whoever has it. */
export const LINK_MS = 10 * MINUTE;
/** Most exports of a person at a time. */
export const RUNNING_MAX = 3;

export const expiryOf = (now: Date): Date => new Date(now.getTime() + EXPORT_HOURS * HOUR);

/** 20261120140500 */
export const stamp = (now: Date): string => showMoment(now).replace(/\D/g, '');

export const fileNameOf = (title: string, format: ExportFormat, now: Date): string => `${title}_${stamp(now)}.${format}`;

export const keyOf = (secret: string, format: ExportFormat): string => `download/${secret}.${format}`;

export const isOver = (state: ExportState): boolean => state !== 'waiting' && state !== 'running';

/** The chosen columns in their order, those not optional when none is chosen. */
export function chosenColumns(
  known: Readonly<Record<string, { optional?: boolean }>>,
  chosen: readonly string[],
): readonly string[] {
  if (chosen.length === 0) return Object.keys(known).filter((name) => !known[name]?.optional);
  const columns = [...new Set(chosen)].filter((name) => Object.hasOwn(known, name));
  if (columns.length === 0) throw exportRefusals.NO_COLUMN();
  return columns;
}

/** Headings of a file, so that a saved name never leaves the folder or breaks a header. */
export const disposition = (fileName: string): string => `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
