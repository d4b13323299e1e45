import { Suspense, lazy, useState } from 'react';
import type { InvoiceApplication } from '#contract/finance/invoice-applications.ts';
import { invoiceCalls } from '#contract/finance/invoices.ts';
import { useMay } from '#web/ui/index.ts';
import { SlotButton, SlotProvider } from '#web/ui/action/slot.tsx';

const IssueDialog = lazy(() => import('./issue-dialog.tsx').then((module) => ({ default: module.IssueDialog })));

interface Props {
  application: InvoiceApplication;
  call: typeof invoiceCalls.issue;
}

/** Opens the form of the invoice that answers an application. */
export function IssueButton({ application }: Props) {
  const may = useMay()(invoiceCalls.issue);
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <SlotButton onClick={() => setOpen(true)}>开具发票</SlotButton>
      <SlotProvider value="bar">
        <Suspense>{isOpen && <IssueDialog application={application} onClose={() => setOpen(false)} />}</Suspense>
      </SlotProvider>
    </>
  );
}
