import { Radio, Select } from 'antd';
import { productScheduleRefusals, scheduleActs, scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { Field, MoneyInput, MomentInput } from '#web/ui/index.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import type { Product } from '../product/product-row.ts';

const isPrice = { act: 'price' };
function later(value: unknown): string | undefined {
  if (!(value instanceof Date)) return '请选择执行时间';
  return value.getTime() <= Date.now() ? productScheduleRefusals.PAST().message : undefined;
}
const priced = (value: unknown) =>
  value === null || value === undefined ? productScheduleRefusals.NO_PRICE().message : undefined;

interface Props {
  product: Product;
  onClose: () => void;
}

/** Time, act and end of a schedule. */
export const ScheduleDialog = ({ product, onClose }: Props) => (
  <FormDialog
    title={`定时：${product.storeName}`}
    call={scheduleCalls.save}
    start={{ productId: product.id, act: product.isShow ? 'off' : 'on' }}
    label="创建定时"
    says="定时已创建，可在“商品定时”中查看"
    onClose={onClose}
  >
    <Field name="act">
      <Radio.Group optionType="button" options={scheduleActs.options} />
    </Field>
    {product.specType && (
      <Field name="skuId" when={isPrice} help="不选则所有规格都改为这个价格">
        <Select allowClear placeholder="所有规格" options={product.attrValue.map(({ id, suk }) => ({ value: id, label: suk }))} />
      </Field>
    )}
    <Field name="price" when={isPrice} check={priced}>
      <MoneyInput />
    </Field>
    <Field name="at" check={later} help="到时一分钟内执行">
      <MomentInput />
    </Field>
    <Field name="endAt" help="到期自动恢复原价或原状态；不填则长期有效">
      <MomentInput />
    </Field>
  </FormDialog>
);
