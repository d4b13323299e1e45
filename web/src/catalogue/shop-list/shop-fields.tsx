import { Input, InputNumber, Select, Switch } from 'antd';
import { platformOptions } from '#contract/catalogue/platforms.ts';
import { INTRO_MAX, SHOP_NAME_MAX, SHOP_SORT_MAX } from '#contract/catalogue/shops.ts';
import { Field, MoneyInput, PictureInput } from '#web/ui/index.ts';
import { OPEN_WORDS } from './columns.tsx';

const wantsLogo = (url: unknown) => (url ? undefined : '请上传店铺LOGO');

/** What is known of a seller. */
export const ShopFields = () => (
  <>
    <Field name="name" label="店铺名称">
      <Input maxLength={SHOP_NAME_MAX} showCount placeholder="请输入店铺名称" />
    </Field>
    <Field name="logo" label="店铺LOGO" check={wantsLogo}>
      <PictureInput model="shop" />
    </Field>
    <div className="field-pair">
      <Field name="contact" label="联系人">
        <Input maxLength={32} />
      </Field>
      <Field name="phone" label="联系电话">
        <Input maxLength={18} inputMode="tel" placeholder="手机号或座机号" />
      </Field>
    </div>
    <div className="field-pair">
      <Field name="platform" label="来源平台">
        <Select options={[{ value: '', label: '不是其他平台的店铺' }, ...platformOptions]} />
      </Field>
      <Field name="commissionRate" label="结算比例" help="每笔订单平台留下的部分">
        <MoneyInput unit="%" max="100" />
      </Field>
    </div>
    <Field name="sourceUrl" label="店铺链接">
      <Input maxLength={500} inputMode="url" placeholder="https://" />
    </Field>
    <Field name="intro" label="店铺简介">
      <Input.TextArea rows={3} maxLength={INTRO_MAX} showCount />
    </Field>
    <div className="field-pair">
      <Field name="sort" label="排序" help="数字大的排在前面">
        <InputNumber min={0} max={SHOP_SORT_MAX} precision={0} />
      </Field>
      <Field name="status" label="状态">
        <Switch checkedChildren={OPEN_WORDS[0]} unCheckedChildren={OPEN_WORDS[1]} />
      </Field>
    </div>
  </>
);
