import type { MemberField } from '#contract/members/member-import.ts';

/** Cells of a row by their columns, trimmed. */
export type Cells = Partial<Record<MemberField, string>>;
