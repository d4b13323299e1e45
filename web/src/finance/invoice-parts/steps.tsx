import type { InvoiceLog } from '#contract/finance/invoices/invoice-application-record.ts';
import { mailStates } from '#contract/notifications/mails.ts';
import { Choice, when } from '#web/ui/index.ts';

/** Steps of an application or of an invoice, the latest first. */
export const Steps = ({ of }: { of: readonly InvoiceLog[] }) => (
  <section aria-label="操作日志">
    <h2>操作日志</h2>
    <ol className="invoice-steps">
      {of.map(({ id, action, operatorName, message, mailState, mailError, createTime }) => (
        <li key={id}>
          <strong>{action}</strong>
          {mailState !== null && <Choice of={mailStates} value={mailState} />}
          <span className="quiet">
            {operatorName} · {when(createTime)}
          </span>
          {message !== '' && <p>{message}</p>}
          {mailError !== '' && <p>{mailError}</p>}
        </li>
      ))}
    </ol>
  </section>
);
