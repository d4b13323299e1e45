import { type SQL, and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { InvoiceContent } from '#server/platform/invoicing.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applications } from '../invoice-applications/queries.ts';
import { lockInvoice } from '../invoices/queries.ts';
import { invoice, invoiceRedTask } from '../invoices/tables.ts';
import { type RequestAct, requestMoves } from './states.ts';
import { type InvoiceRequest, invoiceRequest } from './tables.ts';

export const requests = rowsOf(invoiceRequest);

const { applicationId, originId, state } = invoiceRequest;

/** The only writer of a state after the first; undefined where somebody was faster. */
export async function moveRequest(
  { tx, now }: Write,
  id: number,
  act: RequestAct,
  set: Partial<Pick<InvoiceRequest, 'failReason' | 'invoiceId' | 'askedTime' | 'operatorId' | 'operatorName'>> = {},
): Promise<InvoiceRequest | undefined> {
  const { from, to } = requestMoves[act];
  const [moved] = await tx
    .update(invoiceRequest)
    .set({ ...set, state: to, updateTime: now })
    .where(and(eq(invoiceRequest.id, id), eq(state, from)))
    .returning();
  return moved;
}

/** A write that asks, answers or gives up holds the application, or the invoice that is to be reversed, before the request. */
export async function lockSubject(tx: Tx, of: RequestSubject): Promise<void> {
  if (of.originId === null) await applications.lock(tx, of.applicationId);
  else await lockInvoice(tx, of.originId);
}

interface RequestSubject {
  applicationId: number;
  originId: number | null;
}

const ofSame = (of: RequestSubject): SQL | undefined =>
  and(eq(applicationId, of.applicationId), of.originId === null ? isNull(originId) : eq(originId, of.originId));

/** The last request for the same, if nobody waited for its answer and it was for the very same content. */
export async function findDropped(db: Db, of: RequestSubject, content: InvoiceContent): Promise<InvoiceRequest | undefined> {
  const [last] = await db
    .select({ request: invoiceRequest, isSame: sql<boolean>`${invoiceRequest.content} = ${JSON.stringify(content)}::jsonb` })
    .from(invoiceRequest)
    .where(ofSame(of))
    .orderBy(desc(invoiceRequest.id))
    .limit(1);
  return last?.isSame && last.request.state === 'dropped' ? last.request : undefined;
}

export const countRequests = (db: Db, id: number): Promise<number> => db.$count(invoiceRequest, eq(applicationId, id));

export async function findAsking(db: Db, id: number): Promise<InvoiceRequest | undefined> {
  const found = await requests.find(db, id);
  return found?.state === 'asking' ? found : undefined;
}

/** Keys of requests that nobody has answered since. */
export async function askingBefore(db: Db, limit: Date): Promise<number[]> {
  const due = await db
    .select({ id: invoiceRequest.id })
    .from(invoiceRequest)
    .where(and(eq(state, 'asking'), lt(invoiceRequest.askedTime, limit)))
    .limit(100);
  return due.map(({ id }) => id);
}

export const isNumberTaken = async (db: Db, of: { invoiceCode: string; invoiceNo: string }): Promise<boolean> =>
  (await db.$count(invoice, and(eq(invoice.invoiceCode, of.invoiceCode), eq(invoice.invoiceNo, of.invoiceNo)))) > 0;

const unanswered = (id: number) => and(eq(invoiceRedTask.applicationId, id), isNull(invoiceRedTask.invoiceId));

/** Refunds that came while the service was asked wait for the red-letter invoice of what it issued. */
export async function handOverTasks(tx: Tx, id: number, invoiceId: number): Promise<void> {
  await tx.update(invoiceRedTask).set({ invoiceId }).where(unanswered(id));
}

export async function deleteTasks(tx: Tx, id: number): Promise<void> {
  await tx.delete(invoiceRedTask).where(unanswered(id));
}
