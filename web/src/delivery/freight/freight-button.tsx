import { Input, InputNumber, Radio } from 'antd';
import { chargingTypes, freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';

const REGIONS = 'shippingTemplatesRegionRequestList';

const start = {
  name: '',
  type: 1,
  appoint: false,
  sort: 0,
  [REGIONS]: [{ cityId: 'all', title: '[[0,0]]', first: 100, firstPrice: 0, renewal: 100, renewalPrice: 0 }],
};

/** A template with one price for the whole country. */
export const AddFreight = () => (
  <DialogButton label="添加运费模板" title="添加运费模板" saveLabel="添加" primary call={freightTemplateCalls.save} start={start}>
    <Field name="name">
      <Input maxLength={200} placeholder="请输入模板名称" />
    </Field>
    <Field name="type">
      <Radio.Group options={chargingTypes.options} />
    </Field>
    <Field name={[REGIONS, 0, 'first']} label="首件（全国）">
      <MoneyInput unit="件 / kg / m³" />
    </Field>
    <Field name={[REGIONS, 0, 'firstPrice']} label="运费">
      <MoneyInput />
    </Field>
    <Field name={[REGIONS, 0, 'renewal']} label="续件">
      <MoneyInput unit="件 / kg / m³" />
    </Field>
    <Field name={[REGIONS, 0, 'renewalPrice']} label="续费">
      <MoneyInput />
    </Field>
    <Field name="sort">
      <InputNumber min={0} max={999_999} precision={0} />
    </Field>
  </DialogButton>
);
