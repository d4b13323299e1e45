import type { MoveFate, MoveReport, MoveTable } from '#contract/move-in/moves.ts';
import { printReport } from '../report/print-report.ts';
import type { Report, TableReport } from '../report/report.ts';

const fatesOf = (tallies: TableReport['leftOut']): MoveFate[] =>
  [...tallies].map(([why, { count, examples }]) => ({ why, count, keys: examples }));

const namedOf = ({ count, examples }: TableReport['gone']) => ({ count, keys: examples });

const tableOf = ({ leftOut, altered, changed, gone, conflicts, ...table }: TableReport): MoveTable => ({
  label: table.label,
  source: table.source,
  read: table.read,
  brought: table.brought,
  already: table.already,
  renewed: table.renewed,
  leftOut: fatesOf(leftOut),
  altered: fatesOf(altered),
  changed: namedOf(changed),
  gone: namedOf(gone),
  conflicts,
});

/** A report as it is kept and shown. */
export function shownReport(report: Report): MoveReport {
  const { sums, differences, differing } = report.reconciliation;
  return {
    tables: report.tables.filter(({ read, gone }) => read > 0 || gone.count > 0).map(tableOf),
    parts: report.parts,
    unread: report.unread,
    notes: report.notes,
    sums,
    differences: differences.map(({ what, theirs, ours }) => ({ label: what, theirs, ours })),
    differing,
    text: printReport(report),
  };
}

export const broughtBy = ({ tables }: Pick<Report, 'tables'>): number =>
  tables.reduce((sum, { brought, renewed }) => sum + brought + renewed, 0);
