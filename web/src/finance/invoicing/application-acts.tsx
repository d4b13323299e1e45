import { lazy } from 'react';
import type { InvoiceApplication } from '#contract/finance/invoices/invoice-application-record.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { auditStates, progressStates } from '#contract/finance/invoices/invoice-enums.ts';
import { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { HistoryButton, OpenButton } from '#web/ui/index.ts';
import { DropButton } from '../invoice-parts/drop-button.tsx';
import { isEmptied, whyNotIssued } from './progress.tsx';
import { AcceptButton, ApproveButton, FailButton, RefuseButton } from './audit-buttons.tsx';

const IssueDialog = lazy(() => import('./issue-dialog.tsx').then((module) => ({ default: module.IssueDialog })));
const TitleDialog = lazy(() => import('./title-dialog.tsx').then((module) => ({ default: module.TitleDialog })));

const { audit, fail, list, save } = applicationCalls;

/** Acts on an application in its present state. */
export function applicationActs(application: InvoiceApplication) {
  const isUnaudited = application.audit === auditStates.unaudited;
  const isOpen = isUnaudited || application.audit === auditStates.auditing;
  const { progress, requestId } = application;
  const isToIssue = progress === progressStates.underway || progress === progressStates.failed;
  return (
    <>
      {isOpen && !isEmptied(application) && <ApproveButton application={application} call={audit} />}
      {isOpen && <RefuseButton application={application} call={audit} />}
      {isUnaudited && <AcceptButton application={application} call={audit} />}
      {isToIssue && whyNotIssued(application) === '' && (
        <OpenButton label="开具发票" call={invoiceCalls.issue}>
          {(close) => <IssueDialog application={application} onClose={close} />}
        </OpenButton>
      )}
      {requestId !== null && <DropButton requestId={requestId} of={application.applyNo} call={invoiceServiceCalls.drop} />}
      {progress === progressStates.underway && <FailButton application={application} call={fail} />}
      {(progress === null || isToIssue) && (
        <OpenButton label="编辑抬头" call={save}>
          {(close) => <TitleDialog application={application} onClose={close} />}
        </OpenButton>
      )}
      <HistoryButton noun="invoice_application" id={application.id} call={list} />
    </>
  );
}
