import type { BankField } from '#contract/cashier/bank-columns.ts';
import { type Figures, noFigures } from '../bank-reading/figures.ts';

export interface ReadTask {
  statementId: number;
  accountId: number;
  key: string;
  rows: number;
  headerRow: number;
  columns: (BankField | null)[];
}

export interface ReadTally {
  figures: Figures;
}

export const tallyOf = (tally: unknown): ReadTally => (tally as ReadTally | null) ?? { figures: noFigures };
