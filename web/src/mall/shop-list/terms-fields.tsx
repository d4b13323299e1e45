import { Select } from 'antd';
import { settleCycles, shopTypes } from '#contract/catalogue/shop-terms.ts';
import { PictureInput } from '#web/media/index.ts';
import { Field, TextField } from '#web/ui/index.ts';

/** Terms of a shop, beside what its customers see. */
export const TermsFields = () => (
  <>
    <div className="field-pair">
      <TextField name="code" placeholder="自己的编号，可以不填" />
      <Field name="type">
        <Select options={[...shopTypes.options]} />
      </Field>
    </div>
    <div className="field-pair">
      <TextField name="railUnit" placeholder="如：上海局杭州工务段" />
      <Field name="settleCycle">
        <Select options={[...settleCycles.options]} />
      </Field>
    </div>
    <TextField name="address" />
    <Field name="license" optional>
      <PictureInput model="shop" />
    </Field>
    <TextField
      name="sheetPrinter"
      placeholder="云打印机编号，可以不填"
      help="填写后，本店人员可以打印自己包裹的电子面单；寄件人用本店的名称、电话和地址"
    />
    <TextField name="remark" rows={2} showCount />
  </>
);
