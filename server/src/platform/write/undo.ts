export interface UndoRule {
  /** Columns that triggers keep from a ledger; undoing moves the ledger, never these. */
  derived?: readonly string[];
  /** The table is an append-only ledger: its entries are undone by opposite ones, these columns negated. */
  negate?: readonly string[];
  /** Rows are not deleted but flagged by this boolean column, because other rows may keep pointing at them. */
  removal?: string;
}

const rules = new Map<string, UndoRule>();

/** How a table is undone where plain restoring of rows is not right. Column names as in the database. */
export function undoRule(table: string, rule: UndoRule): void {
  rules.set(table, rule);
}

export const undoRuleOf = (table: string): UndoRule => rules.get(table) ?? {};
