import { Form, Radio } from 'antd';
import { useMemo } from 'react';
import type { InvoiceApplication } from '#contract/finance/invoices/invoice-application-record.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { carriers } from '#contract/finance/invoices/invoice-enums.ts';
import { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Field, Loaded, useCall, yuanText } from '#web/ui/index.ts';
import { NumberFields } from '../invoice-parts/number-fields.tsx';
import { useToday } from '../invoice-parts/use-today.ts';
import { useWay } from '../invoice-parts/use-way.tsx';
import { IssueLines } from './issue-lines.tsx';

interface Props {
  application: InvoiceApplication;
  onClose: () => void;
}

const electronic = carriers.options.filter(({ value }) => value !== carriers.paper);

/** An invoice over the lines that its orders suggest: by the service, or as the tax platform issued it. */
export function IssueDialog({ application: { id, applyNo, title, amount }, onClose }: Props) {
  const { data } = useCall(applicationCalls.info, { id });
  const { isByService, isKnown, field } = useWay();
  const issueDate = useToday();
  const start = useMemo(
    () => ({ applyId: id, carrier: carriers.digital, issueDate, lines: data?.lines ?? [] }),
    [id, data, issueDate],
  );
  const due = data?.amount ?? amount;
  const dialog = { title: '开具发票', width: 960, start, isReady: isKnown && data !== undefined, onClose };
  const touches = ['invoice_application'];
  const about = `${applyNo}，${title}，应开 ${yuanText(due)}。`;
  // A value that is chosen before the lines are there would go when they fill the form.
  if (data === undefined) {
    return (
      <FormDialog {...dialog} call={invoiceCalls.issue}>
        <Loaded call={applicationCalls.info} input={{ id }}>
          {() => null}
        </Loaded>
      </FormDialog>
    );
  }
  // Dialogs in one place of the tree, so that what was typed stays when the way changes.
  return isByService ? (
    <FormDialog {...dialog} label="提交开票" says="已提交开票服务" call={invoiceServiceCalls.ask} input={asked} touches={touches}>
      <p>{`${about}提交后由开票服务开具，结果会显示在列表里。`}</p>
      {field}
      <Field name="carrier">
        <Radio.Group options={electronic} />
      </Field>
      <IssueLines due={due} />
    </FormDialog>
  ) : (
    <FormDialog {...dialog} label="开具" says="已登记发票" call={invoiceCalls.issue} input={issued} touches={touches}>
      <p>{`${about}请先在税务平台开好，再把结果登记在这里。`}</p>
      {field}
      <Field name="carrier">
        <Radio.Group options={carriers.options} />
      </Field>
      <Numbers />
      <IssueLines due={due} />
    </FormDialog>
  );
}

const asked = ({ applyId, carrier, lines }: Readonly<Record<string, unknown>>) => Object({ applyId, carrier, lines });

/** A code that was typed for another carrier is not sent with one that has none. */
const issued = ({ invoiceCode, ...values }: Readonly<Record<string, unknown>>) =>
  Object(values['carrier'] === carriers.digital ? values : { ...values, invoiceCode });

const Numbers = () => <NumberFields carrier={Form.useWatch('carrier')} />;
