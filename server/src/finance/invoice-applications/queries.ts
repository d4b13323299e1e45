import { type SQL, and, asc, desc, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { Fen } from '#contract/fen.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { ApplicationFilter, InvoiceApplication } from '#contract/finance/invoices/invoice-application-record.ts';
import type { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { invoiceApplicationRefusals } from '#contract/finance/invoices/invoice-application-refusals.ts';
import { invoiceSettings } from '#contract/finance/invoices/invoice-settings.ts';
import { applicationTabs, auditStates, invoiceSources, progressStates } from '#contract/finance/invoices/invoice-enums.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import { mail, mailProgress, outbox } from '#server/notifications/index.ts';
import { type OrderRecord, order } from '#server/orders/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { among, equal, matchingParts, orId, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type CountOf, countsOf } from '#server/platform/tally/counts.ts';
import { settingsOf } from '#server/settings/index.ts';
import { maskedRecipients, withMaskedEmails, withMaskedTitle } from '../invoice-titles/rules.ts';
import { type RechargeRecord, rechargeRefund, userRecharge } from '../recharges/tables.ts';
import {
  type Candidate,
  type Subject,
  isForOther,
  orderSubject,
  sendingSteps,
  whyNotInvoiceable,
  whyNotRecharge,
} from './rules.ts';
import { type AppliedOrder, applicationParts, invoiceApplication, invoiceApplicationOrder, invoiceLog } from './tables.ts';

export const applications = rowsOf(invoiceApplication, { missing: invoiceApplicationRefusals.NOT_FOUND });

const { applicationId, orderNo } = invoiceApplicationOrder;

const ordersQuery = prepared('application_orders', (db, _: '', name) =>
  db
    .select()
    .from(invoiceApplicationOrder)
    .where(among(applicationId, sql.placeholder('ids')))
    .orderBy(asc(invoiceApplicationOrder.id))
    .prepare(name),
);

/** The orders of applications, by application. */
export async function ordersOf(db: Db, ids: readonly number[]): Promise<Map<number, AppliedOrder[]>> {
  if (ids.length === 0) return new Map();
  return Map.groupBy(await ordersQuery(db, '').execute({ ids }), (row) => row.applicationId);
}

const ordersNamed = (db: Db, orderNos: readonly string[]) =>
  db
    .select()
    .from(order)
    .where(inArray(order.orderNo, [...orderNos]))
    .orderBy(asc(order.id));

/** Orders of an application as they stand now; none where it is for recharges. */
export const currentOrders = async (db: Db, id: number): Promise<OrderRecord[]> =>
  (
    await db
      .select({ order })
      .from(invoiceApplicationOrder)
      .innerJoin(order, eq(order.orderNo, orderNo))
      .where(eq(applicationId, id))
      .orderBy(asc(invoiceApplicationOrder.id))
  ).map((row) => row.order);

const heldBack = sql<number>`coalesce((select sum(${rechargeRefund.cashAmount}) from ${rechargeRefund}
  where ${rechargeRefund.rechargeId} = ${userRecharge.id} and ${rechargeRefund.state} = 'paying'), 0)`.mapWith(Number);

interface Recharged {
  recharge: RechargeRecord;
  pending: Fen;
}

const rechargeSubject = ({ recharge, pending }: Recharged): Subject => ({
  orderNo: recharge.orderNo,
  uid: recharge.uid,
  orderAmount: recharge.price,
  refundedAmount: recharge.refundPrice - pending,
  payTime: recharge.payTime,
  isPending: pending > 0,
  isByBalance: false,
});

const rechargesNamed = (db: Db, orderNos: readonly string[]) =>
  db
    .select({ recharge: userRecharge, pending: heldBack })
    .from(userRecharge)
    .where(inArray(userRecharge.orderNo, [...orderNos]))
    .orderBy(asc(userRecharge.id));

const orderCandidate = (one: OrderRecord): Candidate => ({
  ...orderSubject(one),
  whyNot: (terms) => whyNotInvoiceable(one, terms),
});
const rechargeCandidate = (row: Recharged): Candidate => ({
  ...rechargeSubject(row),
  whyNot: (terms) => whyNotRecharge(row.recharge, terms),
});

/** Orders or recharges to be invoiced, with why they cannot be. */
export const findSubjects = async (db: Db, source: number, orderNos: readonly string[]): Promise<Candidate[]> =>
  source === invoiceSources.recharge
    ? (await rechargesNamed(db, orderNos)).map(rechargeCandidate)
    : (await ordersNamed(db, orderNos)).map(orderCandidate);

/** Reads subjects that no refund changes until the end of the transaction. */
export const holdSubjects = async (tx: Tx, source: number, orderNos: readonly string[]): Promise<Candidate[]> =>
  source === invoiceSources.recharge
    ? (await rechargesNamed(tx, orderNos).for('share')).map(rechargeCandidate)
    : (await ordersNamed(tx, orderNos).for('share')).map(orderCandidate);

/** Numbers of the live applications that orders or recharges are in already. */
export async function appliedIn(db: Db, orderNos: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ orderNo, applyNo: invoiceApplication.applyNo })
    .from(invoiceApplicationOrder)
    .innerJoin(invoiceApplication, eq(invoiceApplication.id, applicationId))
    .where(and(inArray(orderNo, [...orderNos]), invoiceApplicationOrder.isLive));
  return new Map(rows.map((row) => [row.orderNo, row.applyNo]));
}

/** Orders or recharges of an application as they stand now. */
export async function currentSubjects(db: Db, id: number): Promise<Subject[]> {
  const recharges = await db
    .select({ recharge: userRecharge, pending: heldBack })
    .from(invoiceApplicationOrder)
    .innerJoin(userRecharge, eq(userRecharge.orderNo, orderNo))
    .where(eq(applicationId, id))
    .orderBy(asc(invoiceApplicationOrder.id));
  return [...(await currentOrders(db, id)).map(orderSubject), ...recharges.map(rechargeSubject)];
}

/** Moment from which on it can have been invoiced: staff may register an invoice that is older than its application. */
export async function firstPayment(db: Db, { id, createTime }: Pick<InvoiceApplication, 'id' | 'createTime'>): Promise<Date> {
  const paid = (await currentSubjects(db, id)).flatMap(({ payTime }) => payTime ?? []);
  return paid.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? createTime;
}

const isSending = (action: string): boolean => Object.values(sendingSteps).includes(action);

/** Steps of an application, or of one of its invoices, the latest first; recipients are masked like the title. */
export async function logsOf(db: Db, of: { applicationId: number } | { invoiceId: number }) {
  const rows = await db
    .select({ ...getTableColumns(invoiceLog), mailState: mailProgress.state, mailError: mailProgress.error })
    .from(invoiceLog)
    .leftJoin(mail, eq(mail.id, invoiceLog.mailId))
    .leftJoin(outbox, eq(outbox.id, mail.outboxId))
    .where('invoiceId' in of ? eq(invoiceLog.invoiceId, of.invoiceId) : eq(invoiceLog.applicationId, of.applicationId))
    .orderBy(desc(invoiceLog.id));
  return rows.map(({ message, mailError, ...step }) => ({
    ...step,
    message: isSending(step.action) ? maskedRecipients(message) : message,
    mailError: withMaskedEmails(mailError),
  }));
}

const { audit, progress } = invoiceApplication;

const TABS: Readonly<Record<string, SQL | undefined>> = {
  [applicationTabs.all]: undefined,
  [applicationTabs.unaudited]: eq(audit, auditStates.unaudited),
  [applicationTabs.auditing]: eq(audit, auditStates.auditing),
  [applicationTabs.refused]: eq(audit, auditStates.refused),
  [applicationTabs.toIssue]: and(eq(audit, auditStates.approved), or(isNull(progress), ne(progress, progressStates.issued))),
  [applicationTabs.issued]: eq(progress, progressStates.issued),
};

type ApplicationListFilter = Input<typeof applicationCalls.headers>;

function conditionOf(filter: ApplicationListFilter, now: Date): SQL | undefined {
  const { applyNo, uid, title, taxNo, titleType, invoiceType, createTime, orderNos } = invoiceApplication;
  const named = matchingParts(filter.keywords, applicationParts, applyNo, title, taxNo, orderNos);
  return and(
    equal(audit, filter.audit),
    equal(progress, filter.progress),
    equal(titleType, filter.titleType),
    equal(invoiceType, filter.invoiceType),
    equal(uid, filter.uid),
    orId(named, filter.keywords, uid),
    within(createTime, periodOf(filter.dateLimit, now)),
  );
}

const rowsQuery = prepared('application_rows', (db, _: '', name) =>
  db
    .select({ record: invoiceApplication, nickname: customer.nickname })
    .from(invoiceApplication)
    .innerJoin(customer, eq(customer.id, invoiceApplication.uid))
    .where(among(invoiceApplication.id, sql.placeholder('ids')))
    .orderBy(desc(invoiceApplication.id))
    .prepare(name),
);

/** Applications of a tab. */
export const applicationsWanted = (filter: ApplicationFilter, now: Date): SQL | undefined =>
  and(conditionOf(filter, now), TABS[filter.type ?? applicationTabs.all]);

/** The latest first, with the numbers of their orders. */
export async function applicationsByIds(db: Db, ids: number[]): Promise<InvoiceApplication[]> {
  const [rows, orders] = await Promise.all([rowsQuery(db, '').execute({ ids }), ordersOf(db, ids)]);
  return rows.map(({ record, nickname }) =>
    withMaskedTitle({
      ...record,
      nickname,
      orderNos: (orders.get(record.id) ?? []).map((one) => one.orderNo),
    }),
  );
}

/** Tells of applications whether whoever asks leaves their invoices to somebody else. */
export async function forWhom(db: Db, { actor }: Pick<CallContext, 'actor'>) {
  const { invoice_separate_duties: isSeparate } = await settingsOf(db, invoiceSettings);
  const adminId = adminIdOf(actor);
  return <R extends { auditorId: number | null }>(row: R) => ({ ...row, isForOther: isForOther(row, { adminId, isSeparate }) });
}

/** Applications, the latest first. */
export function listApplications(
  db: Db,
  input: Input<typeof applicationCalls.list>,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
): Promise<Page<InvoiceApplication>> {
  const where = applicationsWanted(input, now);
  const { id } = invoiceApplication;
  const byWord = Boolean(input.keywords?.trim());
  return readListPage(db, input, { table: invoiceApplication, id, keys: [id], where, byWord }, async (ids) => {
    const [rows, toldFor] = await Promise.all([applicationsByIds(db, ids), forWhom(db, { actor })]);
    return rows.map(toldFor);
  });
}

/** Numbers of some applications by tab. */
async function countedTabs(db: Db, where: SQL): Promise<CountOf> {
  const counts = Object.fromEntries(
    applicationTabs.values.map((tab) => [tab, sql<number>`count(*) filter (where ${TABS[tab] ?? sql`true`})`.mapWith(Number)]),
  );
  const [row] = await db.select(counts).from(invoiceApplication).where(where);
  return (tab) => Number(row?.[tab] ?? 0);
}

/** Tabs with their counts. */
export async function applicationHeaders(db: Db, filter: ApplicationListFilter, { now }: Pick<CallContext, 'now'>) {
  const where = conditionOf(filter, now);
  const counted = where ? await countedTabs(db, where) : await countsOf(db, 'invoice_application');
  return applicationTabs.options.map(({ value, label }) => ({ name: label, type: value, count: counted(value) }));
}
