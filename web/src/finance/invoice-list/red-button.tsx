import { Input, Radio } from 'antd';
import { useMemo } from 'react';
import { redReasons } from '#contract/finance/invoice-words.ts';
import type { Invoice } from '#contract/finance/invoice-record.ts';
import { invoiceCalls } from '#contract/finance/invoices.ts';
import { DialogButton, Field, MoneyInput, yuanText } from '#web/ui/index.ts';
import { NumberFields } from '../invoice-parts/number-fields.tsx';
import { useToday } from '../invoice-parts/use-today.ts';

interface Props {
  invoice: Invoice;
  /** Repeats the dialog's own, where a row looks for it. */
  call: typeof invoiceCalls.red;
}

/** Registers a red-letter invoice: over what was refunded, or all that is left. */
export function RedButton({ invoice: { id, invoiceNo, carrier, amount, reversedAmount, redDue } }: Props) {
  const left = amount - reversedAmount;
  const issueDate = useToday();
  const start = useMemo(
    () => ({ id, amount: redDue > 0 ? redDue : left, reason: redReasons.returned, issueDate }),
    [id, redDue, left, issueDate],
  );
  return (
    <DialogButton
      label="红冲"
      title={`红冲 ${invoiceNo}`}
      saveLabel="红冲"
      danger
      says="操作成功"
      call={invoiceCalls.red}
      start={start}
      touches={['invoice_application']}
    >
      <p>
        {`可红冲 ${yuanText(left)}${redDue > 0 ? `，其中退款待红冲 ${yuanText(redDue)}` : ''}。请先在税务平台开好红字发票，登记后不能撤回。`}
      </p>
      <Field name="reason" label="红冲原因" help="开票有误须全额红冲，申请回到待开票">
        <Radio.Group options={redReasons.options} />
      </Field>
      <Field name="amount" label="红冲金额">
        <MoneyInput />
      </Field>
      <NumberFields carrier={carrier} />
      <Field name="redConfirmNo" help="购买方已用于抵扣或入账时填写，可以不填">
        <Input maxLength={32} />
      </Field>
    </DialogButton>
  );
}
