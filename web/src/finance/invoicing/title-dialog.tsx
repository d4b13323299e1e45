import { useQuery } from '@tanstack/react-query';
import { type InvoiceApplication, applicationCalls } from '#contract/finance/invoice-applications.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { queryOf, useMay } from '#web/ui/index.ts';
import { TitleFields } from '../invoice-parts/title-fields.tsx';

interface Props {
  application: InvoiceApplication;
  onClose: () => void;
}

const blank = { email: '', phone: '', bankAccount: '' };
const ANEW = '接收邮箱、手机和银行账号在列表里不显示全文，请重新填写。';

/** Corrects the title of one that is not issued, which is audited again. The list masks where it goes; who may see one whole goes on from it. */
export function TitleDialog({ application, onClose }: Props) {
  const { id, applyNo } = application;
  const seesWhole = useMay()(applicationCalls.info);
  const { data, isLoading } = useQuery({ ...queryOf(applicationCalls.info, { id }), enabled: seesWhole, retry: false });
  const { email, phone, bankAccount } = data ?? blank;
  return (
    <FormDialog
      title={`编辑 ${applyNo} 的抬头`}
      says="抬头已修改，等待审核"
      call={applicationCalls.save}
      start={{ ...application, email, phone, bankAccount }}
      isReady={!isLoading}
      input={({ orderNos, uid, source, ...title }) => ({ ...Object(title), id })}
      onClose={onClose}
    >
      <p>{`保存后重新审核。${data || isLoading ? '' : ANEW}`}</p>
      <TitleFields />
    </FormDialog>
  );
}
