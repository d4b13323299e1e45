import { useMutation } from '@tanstack/react-query';
import { Input } from 'antd';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { FileInput } from '#web/media/index.ts';
import { report, upload } from '#web/ui/index.ts';

interface Props {
  id?: string;
  value?: string | null;
  onChange?: (address: string) => void;
}

/** File of an invoice: uploaded, or its address on the tax platform. */
export function InvoiceFile({ id, value, onChange }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => upload(invoiceCalls.upload, { file }),
    onSuccess: ({ fileUrl }) => onChange?.(fileUrl),
    onError: (error) => report(error, 'act'),
  });
  return (
    <span className="invoice-file">
      <Input
        {...(id === undefined ? {} : { id })}
        value={value ?? ''}
        maxLength={512}
        placeholder="上传文件，或粘贴税务平台的下载地址"
        onChange={({ target }) => onChange?.(target.value)}
      />
      <FileInput label="上传" accept=".pdf,.ofd,.xml" loading={isPending} onFiles={([file]) => file && mutate(file)} />
    </span>
  );
}
