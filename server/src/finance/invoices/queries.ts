import { type SQL, and, asc, desc, eq, getTableColumns, inArray, not, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import { colors, invoiceStates } from '#contract/finance/invoices/invoice-enums.ts';
import type { Invoice } from '#contract/finance/invoices/invoice-record.ts';
import type { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { invoiceRefusals } from '#contract/finance/invoices/invoice-refusals.ts';
import type { MailState } from '#contract/notifications/mails.ts';
import type { Page } from '#contract/wire.ts';
import { mail, mailProgress, outbox } from '#server/notifications/index.ts';
import { refund } from '#server/orders/index.ts';
import { among, equal, matchingParts, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { keptSums } from '#server/platform/series/kept-sums.ts';
import { invoiceApplication, invoiceLog } from '../invoice-applications/tables.ts';
import { rechargeRefund } from '../recharges/tables.ts';
import { withMaskedBuyer } from './parties.ts';
import { type InvoiceRecord, invoice, invoiceLine, invoiceParts, invoiceRedTask } from './tables.ts';

export const invoices = rowsOf(invoice, { missing: invoiceRefusals.NOT_FOUND });

/** Its application is locked before it, as a refund locks the application. */
export async function lockInvoice(tx: Tx, id: number): Promise<InvoiceRecord> {
  const ofInvoice = tx.select({ id: invoice.applicationId }).from(invoice).where(eq(invoice.id, id));
  await tx
    .select({ id: invoiceApplication.id })
    .from(invoiceApplication)
    .where(inArray(invoiceApplication.id, ofInvoice))
    .for('update');
  return invoices.lock(tx, id);
}

/** Lines of an invoice, without its keys. */
export async function reversibleLines(db: Db, invoiceId: number) {
  const { id, invoiceId: of, ...columns } = getTableColumns(invoiceLine);
  return db.select(columns).from(invoiceLine).where(eq(of, invoiceId)).orderBy(asc(invoiceLine.lineNo));
}

export const linesOfInvoice = (db: Db, id: number) =>
  db.select().from(invoiceLine).where(eq(invoiceLine.invoiceId, id)).orderBy(asc(invoiceLine.lineNo));

/** Lines of the red-letter invoices that reverse this one. */
export const redLinesOf = (db: Db, id: number) =>
  db
    .select({ lineNo: invoiceLine.lineNo, amount: invoiceLine.amount, amountExTax: invoiceLine.amountExTax })
    .from(invoiceLine)
    .innerJoin(invoice, eq(invoice.id, invoiceLine.invoiceId))
    .where(eq(invoice.originId, id));

/** Refunds since an invoice, the oldest first. */
export const tasksOf = (db: Db, invoiceId: number) =>
  db
    .select({
      id: invoiceRedTask.id,
      orderNo: invoiceRedTask.orderNo,
      refundNo: sql<string>`coalesce(${refund.refundNo}, ${rechargeRefund.refundNo})`,
      amount: invoiceRedTask.amount,
      isDone: invoiceRedTask.isDone,
      createTime: invoiceRedTask.createTime,
    })
    .from(invoiceRedTask)
    .leftJoin(refund, eq(refund.id, invoiceRedTask.refundId))
    .leftJoin(rechargeRefund, eq(rechargeRefund.id, invoiceRedTask.rechargeRefundId))
    .where(eq(invoiceRedTask.invoiceId, invoiceId))
    .orderBy(asc(invoiceRedTask.id));

/** Refunds that wait are few and have an index of their own. */
const isRedDue = sql`${invoice.id} in (select ${invoiceRedTask.invoiceId} from ${invoiceRedTask} where not ${invoiceRedTask.isDone} and ${invoiceRedTask.invoiceId} is not null)`;
/** Refunds that no red-letter invoice covers; one may cover a part of the last. */
const redDue = sql<number>`coalesce((select sum(${invoiceRedTask.amount}) from ${invoiceRedTask}
  where ${invoiceRedTask.invoiceId} = ${invoice.id} having bool_or(not ${invoiceRedTask.isDone})) - ${invoice.reversedAmount}, 0)`.mapWith(
  Number,
);

export type InvoiceFilter = Input<typeof invoiceCalls.statistics>;

export function conditionOf(filter: InvoiceFilter, now: Date): SQL | undefined {
  const { color, status, carrier, invoiceType, issueDate, invoiceNo, buyerName, buyerTaxNo, orderNos } = invoice;
  return and(
    equal(color, filter.color),
    equal(status, filter.status),
    equal(carrier, filter.carrier),
    equal(invoiceType, filter.invoiceType),
    matchingParts(filter.keywords, invoiceParts, invoiceNo, buyerName, buyerTaxNo, orderNos),
    filter.redDue === undefined ? undefined : filter.redDue ? isRedDue : not(isRedDue),
    within(issueDate, periodOf(filter.dateLimit, now)),
  );
}

/** How far the latest mail of an invoice is; null while none was sent. */
const mailState = sql<MailState | null>`(select ${mailProgress.state} from ${invoiceLog}
  join ${mail} on ${mail.id} = ${invoiceLog.mailId} left join ${outbox} on ${outbox.id} = ${mail.outboxId}
  where ${invoiceLog.invoiceId} = ${invoice.id} and ${invoiceLog.mailId} is not null order by ${invoiceLog.id} desc limit 1)`;

const listed = (db: Db) =>
  db
    .select({ record: invoice, redDue, mailState, applyNo: invoiceApplication.applyNo, titleType: invoiceApplication.titleType })
    .from(invoice)
    .innerJoin(invoiceApplication, eq(invoiceApplication.id, invoice.applicationId));

interface ListedInvoice {
  record: InvoiceRecord;
  redDue: number;
  mailState: MailState | null;
  applyNo: string;
  titleType: number;
}
/** Makes a link to a file, for as long as it is good. */
export type LinkFile = (fileUrl: string, name: string) => string;

export const presentInvoice = ({ record, titleType, ...row }: ListedInvoice, link: LinkFile) => ({
  ...withMaskedBuyer(titleType, record),
  ...row,
  operator: record.operatorName,
  fileUrl: link(record.fileUrl, record.invoiceNo),
});

const rowsQuery = prepared('invoice_rows', (db, _: '', name) =>
  listed(db)
    .where(among(invoice.id, sql.placeholder('ids')))
    .orderBy(desc(invoice.id))
    .prepare(name),
);

/** Invoices, the latest first. */
export function listInvoices(
  db: Db,
  input: Input<typeof invoiceCalls.list>,
  { now, link }: { now: Date; link: LinkFile },
): Promise<Page<Invoice>> {
  const where = conditionOf(input, now);
  const { id } = invoice;
  const byWord = Boolean(input.keywords?.trim());
  return readListPage(db, input, { table: invoice, id, keys: [id], where, byWord }, async (ids) => {
    const rows = await rowsQuery(db, '').execute({ ids });
    return rows.map((row) => presentInvoice(row, link));
  });
}

export async function getListed(db: Db, id: number): Promise<ListedInvoice> {
  const [found] = await listed(db).where(eq(invoice.id, id));
  if (!found) throw invoiceRefusals.NOT_FOUND();
  return found;
}

/** Pages of invoices in the order of the list, by key. */
export async function* invoicePages(db: Db, filter: InvoiceFilter, now: Date): AsyncIterable<ListedInvoice[]> {
  for (let before: number | undefined; ;) {
    const older = before === undefined ? undefined : sql`${invoice.id} < ${before}`;
    const page = await listed(db)
      .where(and(conditionOf(filter, now), older))
      .orderBy(desc(invoice.id))
      .limit(500);
    if (page.length === 0) return;
    yield page;
    before = page.at(-1)?.record.id;
  }
}

const kept = keptSums('invoice', {
  amount: `amount ${colors.blue}`,
  tax: `tax ${colors.blue}`,
  red: `amount ${colors.red}`,
  redTax: `tax ${colors.red}`,
  count: 'count',
});

interface Sums {
  amount: number;
  tax: number;
  red: number;
  redTax: number;
  count: number;
}

const totalsOf = ({ amount, tax, red, redTax, count }: Sums) => ({
  amount,
  tax,
  redAmount: 0 - red,
  netAmount: amount + red,
  netTax: tax + redTax,
  count,
});

/** Sums of invoices that are not void. */
export async function invoiceStatistics(db: Db, filter: InvoiceFilter, { now }: { now: Date }) {
  const { dateLimit, ...others } = filter;
  if (!conditionOf(others, now)) return totalsOf(await kept(db, periodOf(dateLimit, now)));
  const where = conditionOf(filter, now);
  const { amount, taxAmount, color, status } = invoice;
  const sumWhere = (what: typeof amount | typeof taxAmount, of: number) =>
    sql<number>`coalesce(sum(${what}) filter (where ${color} = ${of}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({
      amount: sumWhere(amount, colors.blue),
      tax: sumWhere(taxAmount, colors.blue),
      red: sumWhere(amount, colors.red),
      redTax: sumWhere(taxAmount, colors.red),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(invoice)
    .where(and(where, sql`${status} <> ${invoiceStates.void}`));
  return totalsOf(sums ?? { amount: 0, tax: 0, red: 0, redTax: 0, count: 0 });
}

/** Tasks that are done, by their keys. */
export async function finishTasks(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(invoiceRedTask)
    .set({ isDone: true, updateTime: now })
    .where(inArray(invoiceRedTask.id, [...ids]));
}
