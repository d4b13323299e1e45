import { Select } from 'antd';
import { platforms } from '#contract/services/platforms.ts';
import { openOrClosed } from '#contract/catalogue/shops.ts';
import { PictureInput } from '#web/media/index.ts';
import { Field, FlagField, MoneyInput, NumberField, TextField } from '#web/ui/index.ts';

/** Fields of a seller. */
export const ShopFields = () => (
  <>
    <TextField name="name" showCount placeholder="请输入店铺名称" />
    <Field name="logo">
      <PictureInput model="shop" />
    </Field>
    <div className="field-pair">
      <TextField name="contact" />
      <TextField name="phone" maxLength={18} inputMode="tel" placeholder="手机号或座机号" />
    </div>
    <div className="field-pair">
      <Field name="platform">
        <Select options={[{ value: '', label: '不是其他平台的店铺' }, ...platforms.options]} />
      </Field>
      <Field name="commissionRate" help="平台抽成比例">
        <MoneyInput unit="%" max="100" />
      </Field>
    </div>
    <TextField name="sourceUrl" inputMode="url" placeholder="https://" />
    <TextField name="intro" rows={3} showCount />
    <div className="field-pair">
      <NumberField name="sort" help="数字大的排在前面" />
      <FlagField name="status" of={openOrClosed} />
    </div>
  </>
);
