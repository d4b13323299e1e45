import type { MemberField } from '#contract/members/member-import.ts';
import { type CellHeading, placed } from '#server/platform/cells/place.ts';

/** Cells of a row by their columns, trimmed. */
export type Cells = Partial<Record<MemberField, string>>;

/** Columns of a sheet by the fields that they hold. */
export type MemberColumns = ReadonlyMap<MemberField, CellHeading>;

/** Reason against a row, and the field whose cell it is about. */
export interface MemberProblem {
  reason: string;
  field?: MemberField;
}

/** The reason against a row with the place of its cell. */
export const placedIn = (columns: MemberColumns, row: number, { reason, field }: MemberProblem): string =>
  placed(reason, row, field && columns.get(field));
