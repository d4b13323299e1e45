import { yuanOfFen } from '#contract/fen.ts';
import { showMoment } from '#contract/moment.ts';
import { taskRecords } from '#contract/tasks/tasks.ts';
import { notifyCustomers } from '#server/notifications/index.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask, listToDo, openTask } from '#server/tasks/index.ts';
import { overdueDays, reminderOf } from '../credit-entries/rules.ts';
import { accountsToRemind } from './queries.ts';

/** Days ahead of which somebody is told that a debt falls due. */
const AHEAD = 3;

type Debtor = Awaited<ReturnType<typeof accountsToRemind>>[number];

/** The customer hears three days ahead, on the first day after it, and every seventh day from then on. */
function isTold(firstDue: string, now: Date): boolean {
  const days = overdueDays(firstDue, now);
  return days === -AHEAD || (days > 0 && days % 7 === 1);
}

const saysOf = ({ company, due, overdue, firstDue }: Debtor): string =>
  overdue > 0
    ? `${company}逾期 ${yuanOfFen(overdue)} 元，最早 ${firstDue} 到期，请催收`
    : `${company}有 ${yuanOfFen(due)} 元将到期，最早 ${firstDue}，请提醒还款`;

async function remind(write: Write, debtor: Debtor): Promise<void> {
  const { id, creditNo: number, due, overdue, firstDue, uid } = debtor;
  const says = saysOf(debtor);
  await openTask(write, { ...reminderOf(id), record: taskRecords.credit, number, says, amount: overdue || due });
  if (!isTold(firstDue, write.now)) return;
  const price = `${yuanOfFen(overdue || due)}元`;
  const tip =
    overdue > 0 ? `您有赊账已逾期，请尽快还款，最早 ${firstDue} 到期` : `您有赊账将到期，请按时还款，最早 ${firstDue} 到期`;
  const values = { price, tip, time: showMoment(write.now) };
  await notifyCustomers(write, overdue > 0 ? 'creditOverdue' : 'creditDue', { customerIds: [uid], subject: number, values });
}

/** Opens a task for each account with a debt that falls due or is overdue, and ends those of accounts that have paid. */
async function remindDebtors(write: Write): Promise<void> {
  const debtors = await accountsToRemind(write.tx, write.now, AHEAD);
  for (const debtor of debtors) await remind(write, debtor);
  const due = new Set(debtors.map(({ id }) => reminderOf(id).subjectKey));
  const { kind } = reminderOf(0);
  const open = await listToDo(write.tx, kind);
  for (const subjectKey of open) if (!due.has(subjectKey)) await finishTask(write, { kind, subjectKey });
}

export const remindOfCredit: Timer = {
  name: 'credit_account.remind',
  label: '赊账到期提醒',
  cron: '20 8 * * *',
  sleeps: true,
  async run({ write }) {
    await write({ name: 'credit_account.remind', actor: systemActor('credit_account.remind') }, remindDebtors);
  },
};
