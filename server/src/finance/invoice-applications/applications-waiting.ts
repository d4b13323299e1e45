import { applicationTabs } from '#contract/finance/invoices/invoice-enums.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { applicationsWanted } from './queries.ts';
import { invoiceApplication } from './tables.ts';

/** Applications for invoices that nobody has audited, and those whose invoice is to be issued. */
export async function applicationsWaiting(
  db: Db,
  { now }: Pick<CallContext, 'now'>,
): Promise<{ invoicesToAudit: Waiting; invoicesToIssue: Waiting }> {
  const inTab = (type: 'unaudited' | 'toIssue') =>
    waitingIn(db, invoiceApplication, applicationsWanted({ type: applicationTabs[type] }, now), invoiceApplication.createTime);
  const [invoicesToAudit, invoicesToIssue] = await Promise.all([inTab('unaudited'), inTab('toIssue')]);
  return { invoicesToAudit, invoicesToIssue };
}
