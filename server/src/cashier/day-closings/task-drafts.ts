import { yuanOfFen } from '#contract/fen.ts';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import type { DayClosingRecord } from '../till/tables.ts';

/** Task of whoever counts the till: one at a time, however many days are open. */
export const dueTask = { kind: taskKinds.closingDue, subjectKey: 'till' } as const;

export const checkOf = ({ id }: Pick<DayClosingRecord, 'id'>) => ({
  kind: taskKinds.closingCheck,
  subjectKey: `day_closing:${id}`,
});

/** Task of somebody else than who counted. */
export const toConfirm = ({ id, day, cashier, counted, difference }: DayClosingRecord) => ({
  ...checkOf({ id }),
  record: taskRecords.closing,
  number: day,
  says: `${cashier}清点 ${day} 现金 ${yuanOfFen(counted)} 元，${difference === 0 ? '与账面一致' : `差 ${yuanOfFen(difference)} 元`}，请另一人复核`,
  amount: counted,
});
