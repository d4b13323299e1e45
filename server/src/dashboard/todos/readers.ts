import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { type TaskTodo, type TodoKind, taskTodo, tasksToDo } from '#contract/dashboard/todo-kinds.ts';
import { goingLiveStates } from '#contract/dashboard/going-live.ts';
import { casesWaiting } from '#server/after-sales/index.ts';
import { type ApprovedAct, approvalsWaiting } from '#server/approvals/index.ts';
import { reviewsWaiting, tabHeaders } from '#server/catalogue/index.ts';
import { couponsLow } from '#server/coupons/index.ts';
import { demandsWaiting, reportsWaiting } from '#server/demands/index.ts';
import { applicationsWaiting, rechargesOwed, withdrawalsWaiting } from '#server/finance/index.ts';
import { incidentsOpen } from '#server/maintenance/index.ts';
import { ordersWaiting } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { NONE_WAIT, type Waiting } from '#server/platform/database/lists/waiting.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { sendingsUnsent } from '#server/segments/index.ts';
import { billsToApply, billsWaiting, sharesToApply } from '#server/settlement/index.ts';
import { tasksWaiting } from '#server/tasks/index.ts';
import { listSteps } from '../going-live/queries.ts';

export type TodoWaiting = Waiting & { says?: string };
type Found = Partial<Record<TodoKind, TodoWaiting>>;

/** Reads several entries at once; it is not asked where the person has none of them. */
export interface TodoReader {
  of: readonly TodoKind[];
  read: (db: Db, asked: CallContext) => Promise<Found>;
}

const counted = (count: number): Waiting => ({ ...NONE_WAIT, count });

async function stockWaiting(db: Db, asked: CallContext): Promise<Found> {
  const tabs = await tabHeaders(db, {}, asked);
  const inTab = (type: number) => counted(tabs.find((tab) => tab.type === type)?.count ?? 0);
  return { lowStock: inTab(productTabs.lowStock), soldOut: inTab(productTabs.soldOut) };
}

async function ofTasks(db: Db, asked: CallContext): Promise<Found> {
  const { open, own } = await tasksWaiting(db, asked);
  const byKind = tasksToDo.map((kind): [TaskTodo, TodoWaiting] => [taskTodo(kind), open.get(kind) ?? NONE_WAIT]);
  return { ...Object.fromEntries(byKind), ownTasks: own };
}

async function billsOf(db: Db, asked: CallContext): Promise<Found> {
  const bills = await billsWaiting(db, asked);
  return { billsToConfirm: bills, billsToCheck: bills };
}

const stepsLeft = async (db: Db): Promise<Found> => ({
  goingLive: counted((await listSteps(db)).filter(({ state }) => state === goingLiveStates.open).length),
});

/** Each entry of what waits is asked of the domain that it belongs to. */
export const todoReaders = (acts: readonly ApprovedAct[]): readonly TodoReader[] => [
  { of: ['toSend', 'toHandOut', 'refunding', 'payBack', 'longUnpaid'], read: ordersWaiting },
  { of: ['casesAsked', 'casesReceived'], read: casesWaiting },
  { of: ['approvals'], read: async (db, asked) => ({ approvals: await approvalsWaiting(acts)(db, asked) }) },
  { of: ['withdrawals'], read: async (db, asked) => ({ withdrawals: await withdrawalsWaiting(db, asked) }) },
  { of: ['rechargesOwed'], read: async (db) => ({ rechargesOwed: await rechargesOwed(db) }) },
  { of: ['invoicesToAudit', 'invoicesToIssue'], read: applicationsWaiting },
  { of: ['lowReviews'], read: async (db, asked) => ({ lowReviews: await reviewsWaiting(db, asked) }) },
  { of: ['lowStock', 'soldOut'], read: stockWaiting },
  { of: ['couponsUnsent'], read: async (db) => ({ couponsUnsent: await sendingsUnsent(db) }) },
  { of: ['couponsLow'], read: async (db, { now }) => ({ couponsLow: await couponsLow(db, now) }) },
  { of: ['billsToConfirm', 'billsToCheck'], read: billsOf },
  { of: ['billsToApply'], read: async (db, asked) => ({ billsToApply: await billsToApply(db, asked) }) },
  { of: ['sharesToApply'], read: async (db, asked) => ({ sharesToApply: await sharesToApply(db, asked) }) },
  { of: ['incidents'], read: async (db) => ({ incidents: await incidentsOpen(db) }) },
  { of: ['demandsToAccept', 'quotesToChoose', 'quotesDue'], read: demandsWaiting },
  { of: ['reportsToAudit'], read: async (db, asked) => ({ reportsToAudit: await reportsWaiting(db, asked) }) },
  { of: ['ownTasks', ...tasksToDo.map(taskTodo)], read: ofTasks },
  { of: ['goingLive'], read: stepsLeft },
];
