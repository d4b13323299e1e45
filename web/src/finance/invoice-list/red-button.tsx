import { Form, Radio } from 'antd';
import { useMemo } from 'react';
import { carriers, redReasons } from '#contract/finance/invoices/invoice-enums.ts';
import type { Fen } from '#contract/fen.ts';
import type { Invoice } from '#contract/finance/invoices/invoice-record.ts';
import { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Field, MoneyInput, OpenButton, TextField, yuanText } from '#web/ui/index.ts';
import { NumberFields } from '../invoice-parts/number-fields.tsx';
import { useToday } from '../invoice-parts/use-today.ts';
import { useWay } from '../invoice-parts/use-way.tsx';
import { RedSplit } from './red-split.tsx';

interface Props {
  invoice: Invoice;
  onClose: () => void;
}

function Reversal({ id, left }: { id: number; left: Fen }) {
  const form = Form.useFormInstance();
  const reasoned = (reason: unknown) => {
    if (reason === redReasons.mistaken) form.setFieldValue('amount', left);
  };
  return (
    <>
      <Field name="reason" label="红冲原因" help="开票有误须全额红冲，申请回到待开票">
        <Radio.Group options={redReasons.options} onChange={({ target }) => reasoned(target.value)} />
      </Field>
      <Field name="amount" label="红冲金额">
        <MoneyInput />
      </Field>
      <RedSplit id={id} most={left} />
      <TextField name="redConfirmNo" help="购买方已用于抵扣或入账时填写，可以不填" maxLength={32} />
    </>
  );
}

/** A red-letter invoice over what was refunded, or all that is left: by the service, or as the tax platform issued it. */
function RedDialog({ invoice: { id, invoiceNo, carrier, amount, reversedAmount, redDue }, onClose }: Props) {
  const left = amount - reversedAmount;
  const { isByService, isKnown, field } = useWay({ isOffered: carrier !== carriers.paper });
  const issueDate = useToday();
  const start = useMemo(
    () => ({ id, amount: redDue > 0 ? redDue : left, reason: redReasons.returned, issueDate }),
    [id, redDue, left, issueDate],
  );
  const dialog = { title: `红冲 ${invoiceNo}`, width: 720, start, isReady: isKnown, onClose, touches: ['invoice_application'] };
  const about = `可红冲 ${yuanText(left)}${redDue > 0 ? `，其中退款待红冲 ${yuanText(redDue)}` : ''}。`;
  return isByService ? (
    <FormDialog {...dialog} label="提交红冲" says="已提交开票服务" call={invoiceServiceCalls.askRed} input={asked}>
      <p>{`${about}提交后由开票服务开具红字发票，开出后不能撤回。`}</p>
      {field}
      <Reversal id={id} left={left} />
    </FormDialog>
  ) : (
    <FormDialog {...dialog} label="红冲" says={`已红冲 ${invoiceNo}`} call={invoiceCalls.red}>
      <p>{`${about}请先在税务平台开好红字发票，登记后不能撤回。`}</p>
      {field}
      <Reversal id={id} left={left} />
      <NumberFields carrier={carrier} />
    </FormDialog>
  );
}

const asked = ({ id, amount, reason, redConfirmNo }: Readonly<Record<string, unknown>>) =>
  Object({ id, amount, reason, redConfirmNo });

export const RedButton = needing(
  ({ invoice }: { invoice: Invoice }) => (
    <OpenButton label="红冲" call={invoiceCalls.red}>
      {(close) => <RedDialog invoice={invoice} onClose={close} />}
    </OpenButton>
  ),
  invoiceCalls.red,
);
