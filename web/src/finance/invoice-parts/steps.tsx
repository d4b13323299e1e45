import type { InvoiceLog } from '#contract/finance/invoice-applications.ts';
import { when } from '#web/ui/index.ts';

/** Steps of an application or of an invoice, the latest first. */
export const Steps = ({ of }: { of: readonly InvoiceLog[] }) => (
  <section aria-label="操作日志">
    <h2>操作日志</h2>
    <ol className="invoice-steps">
      {of.map(({ id, action, operatorName, message, createTime }) => (
        <li key={id}>
          <strong>{action}</strong>
          <span className="quiet">
            {operatorName} · {when(createTime)}
          </span>
          {message !== '' && <p>{message}</p>}
        </li>
      ))}
    </ol>
  </section>
);
