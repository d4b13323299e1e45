import { useMutation } from '@tanstack/react-query';
import { invoiceExportCalls } from '#contract/finance/invoices.ts';
import { report, run, useMay } from '#web/ui/index.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';

/** A workbook of what the filters find. */
export function InvoiceExport() {
  const may = useMay()(invoiceExportCalls.export);
  const { address } = useScene();
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(invoiceExportCalls.export, inputOf(invoiceExportCalls.export, address)),
    onSuccess: ({ fileName }) => window.location.assign(fileName),
    onError: (error) => report(error, 'act'),
  });
  if (!may) return null;
  return (
    <SlotButton loading={isPending} onClick={() => mutate()}>
      导出
    </SlotButton>
  );
}
