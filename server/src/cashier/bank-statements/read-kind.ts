import { bankStatementRefusals } from '#contract/cashier/bank-statements.ts';
import { DAY } from '#contract/durations.ts';
import { keptRows } from '#server/catalogue/index.ts';
import type { FileKind, PortionOutcome, RunRecord } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { addLines } from './add-lines.ts';
import { finishReading } from './finish-reading.ts';
import { type StatementPortion, portionsOf } from './portions.ts';
import type { ReadTally, ReadTask } from './read-task.ts';

/** Rows with their reasons that are kept; of a file that was mapped wrongly all are bad. */
const REASONS_KEPT = 1000;

/** Adds the lines of a portion that are not there yet. */
async function addPortion(write: Write, run: RunRecord<ReadTask>, portion: StatementPortion): Promise<PortionOutcome> {
  const changed = await addLines(write, run.task, portion.lines);
  const reasons = portion.bad.slice(0, Math.max(0, REASONS_KEPT - run.refused));
  return {
    changed,
    unchanged: portion.lines.length - changed + portion.twice,
    refused: portion.bad.length,
    tally: { figures: portion.figures } satisfies ReadTally,
    rows: reasons.map(({ row, reason }) => ({ key: String(row), state: 'refused', reason })),
    isChanged: changed > 0,
  };
}

/** “新增 120 笔流水，以前导入过 3 笔，2 行有问题” */
function outcome({ changed, unchanged, refused }: RunRecord<ReadTask>): string {
  if (changed + unchanged + refused === 0) return '文件里没有流水，请检查列名选得对不对';
  return [`新增 ${changed} 笔流水`, unchanged > 0 && `以前导入过 ${unchanged} 笔`, refused > 0 && `${refused} 行有问题没有导入`]
    .filter(Boolean)
    .join('，');
}

/** File of a bank, read portion by portion. Lines stay; what is read twice is passed over. */
export const readKind: FileKind<ReadTask, StatementPortion> = {
  name: 'bank_statement.read',
  label: '导入银行对账单',
  keptFor: 90 * DAY,
  unit: 'file',
  act: () => 'bank_statement.read',
  undoableFor: () => undefined,
  async open({ storage }, { task }) {
    if (!(await storage.head(task.key))) throw bankStatementRefusals.NOT_FOUND();
    return { total: task.rows, portions: portionsOf(keptRows(storage, task.key), task) };
  },
  apply: addPortion,
  finish: finishReading,
  words: {
    done: outcome,
    failed: (run, reason = '没有读完') => `${reason}（${outcome(run)}；再导入同一份文件会接着读，不会重复）`,
  },
  refuses: bankStatementRefusals,
};
