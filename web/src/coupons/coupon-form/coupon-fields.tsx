import { Form, Radio, Skeleton } from 'antd';
import { Suspense } from 'react';
import { onOrOff } from '#contract/choices.ts';
import { couponUses } from '#contract/coupon-record.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { CategoryChoice } from '#web/catalogue/index.ts';
import { SpanInput } from '#web/ui/inputs/span-input.tsx';
import { Field, MoneyInput, NumberField, TextField, needed, spanNeeded, useMay } from '#web/ui/index.ts';
import { isFieldServed } from '#web/ui/wire/index.ts';
import { BearerField } from '../bearer-field.tsx';
import { AudienceCount } from '../sending/audience-count.tsx';
import { isNobody, nobody } from '../sending/audience-input.tsx';
import { AudienceField, WhenFields } from '../sending/sending-fields.tsx';
import { type CouponValues, couponWays } from './form-values.ts';
import { ProductsInput } from './products-input.tsx';

const inTwoWords = (yes: string, no: string) => [
  { value: true, label: yes },
  { value: false, label: no },
];
const thresholds = inTwoWords('有门槛', '无门槛').toReversed();
const lengths = inTwoWords('时间段', '天数').toReversed();

const BELOW_VALUE = '最低消费不能小于优惠券面值；不设门槛请选“无门槛”';

function ThresholdField() {
  const money = Number(Form.useWatch('money'));
  const check = (least: unknown) => needed('请输入最低消费')(least) ?? (Number(least) < money ? BELOW_VALUE : undefined);
  return (
    <Field
      name="minPrice"
      label="优惠券最低消费"
      when={{ hasThreshold: true }}
      check={check}
      help="不能小于面值；商品券、品类券只算适用的商品"
    >
      <MoneyInput />
    </Field>
  );
}

/** Fields of the discount and of the goods that it is for. */
export const WorthFields = () => (
  <>
    <TextField name="name" label="优惠券名称" maxLength={64} showCount placeholder="请输入优惠券名称" />
    <Field name="useType" label="优惠券类型">
      <Radio.Group options={couponUses.options} />
    </Field>
    <Suspense fallback={<Skeleton.Input active />}>
      <Field name="category" label="选择品类" when={{ useType: couponUses.category }} check={needed('请选择品类')}>
        <CategoryChoice />
      </Field>
    </Suspense>
    <Field name="products" label="商品" when={{ useType: couponUses.products }} check={needed('请至少选择一个商品')}>
      <ProductsInput />
    </Field>
    <Field name="money" label="优惠券面值" check={needed('请输入优惠券面值')}>
      <MoneyInput />
    </Field>
    <Field name="hasThreshold" label="使用门槛">
      <Radio.Group options={thresholds} />
    </Field>
    <ThresholdField />
    <BearerField />
  </>
);

/** Fields of the time in which a held coupon can be used. */
export const UseTimeFields = () => (
  <>
    <Field name="isFixedTime" label="使用有效期">
      <Radio.Group options={lengths} />
    </Field>
    <NumberField
      name="day"
      label="使用有效期限（天）"
      when={{ isFixedTime: false }}
      check={(days) => (days ? undefined : '请输入使用有效期限（天）')}
      help="从领取时算起"
      min={0}
      max={999}
      suffix="天"
    />
    <Field name="useSpan" label="使用有效期限" when={{ isFixedTime: true }} check={spanNeeded('请选择使用有效期限')}>
      <SpanInput />
    </Field>
  </>
);

/** The time in which customers can claim it. */
const ClaimTimeFields = () => (
  <>
    <Field name="isForever" label="领取是否限时">
      <Radio.Group options={inTwoWords('限时', '不限时')} />
    </Field>
    <Field name="claimSpan" label="领取时间" when={{ isForever: true }} check={spanNeeded('请选择领取时间')}>
      <SpanInput />
    </Field>
  </>
);

/** How many there are. */
const CountFields = () => (
  <>
    <Field name="isLimited" label="是否限量">
      <Radio.Group options={inTwoWords('限量', '不限量')} />
    </Field>
    <NumberField name="total" label="发布数量" when={{ isLimited: true }} check={needed('请输入发布数量')} min={1} suffix="张" />
  </>
);

/** Customers that a private coupon goes to as soon as it is made, or at a time; absent for those who may send none. */
function RecipientFields() {
  const may = useMay()(couponSendingCalls.preview);
  const hasSome = !isNobody(Form.useWatch('audience', { preserve: true }) ?? nobody);
  const total: unknown = Form.useWatch('total', { preserve: true });
  const isLimited = Form.useWatch('isLimited', { preserve: true }) === true;
  if (!may) return null;
  return (
    <>
      <AudienceField help="符合其中任何一项的用户都会收到，每人 1 张；不选就先不发，以后在优惠券列表里点“发券”" optional />
      {hasSome && <WhenFields />}
      <AudienceCount total={isLimited && typeof total === 'number' ? total : null} />
    </>
  );
}

const ways = () =>
  couponWays.options.filter(({ value }) => value !== couponWays.staff || isFieldServed(couponCalls.save, 'isPrivate'));

/** Fields of the claim: by whom, when, and how many. A coupon that staff give goes to as many as they choose. */
export function ClaimFields() {
  const form = Form.useFormInstance<CouponValues>();
  const isOffered = Form.useWatch('way', form) !== couponWays.staff;
  const suit = (way: unknown) => {
    if (form.getFieldValue('total') === null) form.setFieldValue('isLimited', way !== couponWays.staff);
  };
  return (
    <>
      <Field name="way" label="领取方式" help="仅由员工发放的券用户看不到、领不到；赠送券随商品赠送，在商品里选择">
        <Radio.Group options={ways()} onChange={({ target }) => suit(target.value)} />
      </Field>
      {isOffered ? <ClaimTimeFields /> : <RecipientFields />}
      <CountFields />
      {isOffered && (
        <>
          <NumberField name="sort" label="排序" help="数字大的排在前面" min={0} />
          <Field name="status" label="状态">
            <Radio.Group options={onOrOff.options} />
          </Field>
        </>
      )}
    </>
  );
}
