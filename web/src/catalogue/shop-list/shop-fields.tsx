import { Input, InputNumber, Select } from 'antd';
import { platforms } from '#contract/catalogue/platforms.ts';
import { INTRO_MAX, SHOP_NAME_MAX, SHOP_SORT_MAX, openOrClosed } from '#contract/catalogue/shops.ts';
import { PictureInput } from '#web/media/index.ts';
import { Field, FlagInput, MoneyInput } from '#web/ui/index.ts';

const wantsLogo = (url: unknown) => (url ? undefined : '请上传店铺LOGO');

/** Fields of a seller. */
export const ShopFields = () => (
  <>
    <Field name="name">
      <Input maxLength={SHOP_NAME_MAX} showCount placeholder="请输入店铺名称" />
    </Field>
    <Field name="logo" check={wantsLogo}>
      <PictureInput model="shop" />
    </Field>
    <div className="field-pair">
      <Field name="contact">
        <Input maxLength={32} />
      </Field>
      <Field name="phone">
        <Input maxLength={18} inputMode="tel" placeholder="手机号或座机号" />
      </Field>
    </div>
    <div className="field-pair">
      <Field name="platform">
        <Select options={[{ value: '', label: '不是其他平台的店铺' }, ...platforms.options]} />
      </Field>
      <Field name="commissionRate" help="平台抽成比例">
        <MoneyInput unit="%" max="100" />
      </Field>
    </div>
    <Field name="sourceUrl">
      <Input maxLength={500} inputMode="url" placeholder="https://" />
    </Field>
    <Field name="intro">
      <Input.TextArea rows={3} maxLength={INTRO_MAX} showCount />
    </Field>
    <div className="field-pair">
      <Field name="sort" help="数字大的排在前面">
        <InputNumber min={0} max={SHOP_SORT_MAX} precision={0} />
      </Field>
      <Field name="status">
        <FlagInput of={openOrClosed} />
      </Field>
    </div>
  </>
);
