import { PlusOutlined } from '@ant-design/icons';
import { Radio, Select } from 'antd';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { invoiceSources } from '#contract/finance/invoices/invoice-enums.ts';
import { DialogButton, Field } from '#web/ui/index.ts';
import { TitleFields, blankTitle } from '../invoice-parts/title-fields.tsx';
import { ApplyPreview } from './apply-preview.tsx';
import { TitlePicker } from './title-picker.tsx';

const SEPARATORS = [' ', ',', '，', '\n', '\t'];
const some = (orderNos: unknown) => (Array.isArray(orderNos) && orderNos.length > 0 ? undefined : '请选择需要开票的订单');

/** Applies for a customer, by the numbers of their orders. */
export const ApplyButton = () => (
  <DialogButton
    label="新增申请"
    title="新增申请"
    width={640}
    primary
    icon={<PlusOutlined aria-hidden />}
    saveLabel="提交"
    says="已提交申请"
    call={applicationCalls.save}
    start={{ ...blankTitle, source: invoiceSources.order, orderNos: [] }}
  >
    <Field name="source">
      <Radio.Group options={invoiceSources.options} />
    </Field>
    <Field name="orderNos" check={some} help="同一位用户已收货的订单，或已付款的充值，可以一次粘贴多个单号">
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={SEPARATORS} placeholder="输入订单号后回车" />
    </Field>
    <ApplyPreview />
    <TitlePicker />
    <TitleFields />
  </DialogButton>
);
