import { lazy } from 'react';
import { type InvoiceApplication, applicationCalls } from '#contract/finance/invoice-applications.ts';
import { auditStates, progressStates } from '#contract/finance/invoice-words.ts';
import { invoiceCalls } from '#contract/finance/invoices.ts';
import { HistoryButton, OpenButton } from '#web/ui/index.ts';
import { TitleButton } from './apply-button.tsx';
import { AcceptButton, ApproveButton, FailButton, RefuseButton } from './audit-buttons.tsx';

const IssueDialog = lazy(() => import('./issue-dialog.tsx').then((module) => ({ default: module.IssueDialog })));

const { audit, fail, list, save } = applicationCalls;

/** What may be done with an application where it stands. */
export function applicationActs(application: InvoiceApplication) {
  const isUnaudited = application.audit === auditStates.unaudited;
  const isOpen = isUnaudited || application.audit === auditStates.auditing;
  const isApproved = application.audit === auditStates.approved && application.progress !== progressStates.issued;
  return (
    <>
      {isOpen && <ApproveButton application={application} call={audit} />}
      {isOpen && <RefuseButton application={application} call={audit} />}
      {isUnaudited && <AcceptButton application={application} call={audit} />}
      {isApproved && (
        <OpenButton label="开具发票" call={invoiceCalls.issue}>
          {(close) => <IssueDialog application={application} onClose={close} />}
        </OpenButton>
      )}
      {application.progress === progressStates.underway && <FailButton application={application} call={fail} />}
      {application.progress !== progressStates.issued && <TitleButton application={application} call={save} />}
      <HistoryButton noun="invoice_application" id={application.id} call={list} />
    </>
  );
}
