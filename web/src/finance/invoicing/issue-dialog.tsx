import { Form, Radio } from 'antd';
import { useMemo } from 'react';
import { type InvoiceApplication, applicationCalls } from '#contract/finance/invoice-applications.ts';
import { carriers } from '#contract/finance/invoice-words.ts';
import { invoiceCalls } from '#contract/finance/invoices.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Field, useCall, yuanText } from '#web/ui/index.ts';
import { NumberFields } from '../invoice-parts/number-fields.tsx';
import { useToday } from '../invoice-parts/use-today.ts';
import { IssueLines } from './issue-lines.tsx';

interface Props {
  application: InvoiceApplication;
  onClose: () => void;
}

/** The invoice as the tax platform issued it: numbers, file, and the lines that its orders suggest. */
export function IssueDialog({ application: { id, applyNo, title, amount }, onClose }: Props) {
  const { data } = useCall(applicationCalls.info, { id });
  const issueDate = useToday();
  const start = useMemo(
    () => ({ applyId: id, carrier: carriers.digital, issueDate, lines: data?.lines ?? [] }),
    [id, data, issueDate],
  );
  return (
    <FormDialog
      title="开具发票"
      label="开具"
      width={960}
      says="操作成功"
      call={invoiceCalls.issue}
      start={start}
      isReady={data !== undefined}
      touches={['invoice_application']}
      onClose={onClose}
    >
      <p>{`${applyNo}，${title}，应开 ${yuanText(data?.amount ?? amount)}。请先在税务平台开好，再把结果登记在这里。`}</p>
      <Field name="carrier">
        <Radio.Group options={carriers.options} />
      </Field>
      <Numbers />
      <IssueLines due={data?.amount ?? amount} />
    </FormDialog>
  );
}

const Numbers = () => <NumberFields carrier={Form.useWatch('carrier')} />;
