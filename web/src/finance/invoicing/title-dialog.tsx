import { CorrectedTitle, type InvoiceApplication } from '#contract/finance/invoices/invoice-application-record.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TitleFields } from '../invoice-parts/title-fields.tsx';

interface Props {
  application: InvoiceApplication;
  onClose: () => void;
}

/** Corrects the title of one that is not issued, which is audited again. */
export const TitleDialog = ({ application, onClose }: Props) => (
  <FormDialog
    title={`编辑 ${application.applyNo} 的抬头`}
    says="抬头已修改，等待审核"
    call={applicationCalls.save}
    start={application}
    opened={CorrectedTitle.parse(application)}
    input={({ orderNos, uid, source, ...title }) => ({ ...Object(title), id: application.id })}
    onClose={onClose}
  >
    <p>保存后重新审核。带 * 的内容不改就保持原样。</p>
    <TitleFields />
  </FormDialog>
);
