import type { MemberField } from '#contract/members/member-import.ts';
import type { CellProblem, CellsOf, ColumnsOf, HeadedLine, HeadedSheet } from '#server/platform/headed-sheets/lines.ts';

export type Cells = CellsOf<MemberField>;
export type MemberLine = HeadedLine<MemberField>;
export type MemberColumns = ColumnsOf<MemberField>;
export type MemberProblem = CellProblem<MemberField>;

export interface MemberSheet extends HeadedSheet<MemberField> {
  /** Sheets of the book that are not read. */
  aside: string[];
}
