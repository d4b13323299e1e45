import { type InvoiceApplication, applicationCalls } from '#contract/finance/invoice-applications.ts';
import { auditStates, progressStates } from '#contract/finance/invoice-words.ts';
import { invoiceCalls } from '#contract/finance/invoices.ts';
import { HistoryButton } from '#web/ui/index.ts';
import { TitleButton } from './apply-button.tsx';
import { AcceptButton, ApproveButton, FailButton, RefuseButton } from './audit-buttons.tsx';
import { IssueButton } from './issue-button.tsx';

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
      {isApproved && <IssueButton application={application} call={invoiceCalls.issue} />}
      {application.progress === progressStates.underway && <FailButton application={application} call={fail} />}
      {application.progress !== progressStates.issued && <TitleButton application={application} call={save} />}
      <HistoryButton noun="invoice_application" id={application.id} call={list} />
    </>
  );
}
