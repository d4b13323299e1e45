import { type StatementRow, statementRowStates } from '#contract/cashier/bank-statement-record.ts';
import { bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import { outcomeOf } from '#contract/bulk-run.ts';
import { type RunKind, RunResult } from '#web/ui/record/run-result.tsx';

const kind: RunKind<StatementRow, StatementRow['state'], { runId: number }> = {
  info: bankStatementCalls.info,
  rows: bankStatementCalls.rows,
  states: statementRowStates,
  nameOf: () => '',
  touches: ['bank_statement', 'bank_line', 'task'],
  unit: '笔',
  outcome: (run) => outcomeOf(run, '笔', statementRowStates.labels),
  words: { rows: '没有导入的行', none: '没有这样的行' },
};

/** Progress and outcome of the reading of a statement. */
export const StatementRunResult = ({ id }: { id: number }) => <RunResult id={id} kind={kind} />;
