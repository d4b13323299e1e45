import type { Write } from '#server/platform/write/write.ts';
import { type Figures, balancesOf } from '../bank-reading/figures.ts';
import { bankStatements, closingBefore } from './queries.ts';

interface WholeFile {
  accountId: number;
  statementId: number;
  figures: Figures;
  added: number;
  doubled: number;
  refused: number;
}

const timeOf = (moment: number | null): Date | null => (moment === null ? null : new Date(moment));

/** Writes down what a file came to, and whether its balances follow. */
export async function noteFigures(write: Write, { accountId, statementId, figures, ...counts }: WholeFile): Promise<void> {
  const balances = balancesOf(figures);
  const firstAt = timeOf(figures.firstAt);
  const before = firstAt && (await closingBefore(write.tx, { accountId, statementId, firstAt }));
  await bankStatements.set(write, statementId, {
    ...counts,
    readTime: write.now,
    firstAt,
    lastAt: timeOf(figures.lastAt),
    inSum: figures.inSum,
    outSum: figures.outSum,
    ...balances,
    missing: before == null || balances.opening === null ? null : balances.opening - before,
  });
}
