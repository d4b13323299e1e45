import { useParams } from 'react-router';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { makesFree } from '#contract/coupons/free-orders.ts';
import { FormPage, Loaded, Section, useWarned } from '#web/ui/index.ts';
import { isFieldServed } from '#web/ui/wire/index.ts';
import { freeText } from '../free-text.ts';
import { CouponSentence } from './coupon-sentence.tsx';
import { ClaimFields, UseTimeFields, WorthFields } from './coupon-fields.tsx';
import { blankCoupon, toDraft, toFormValues } from './form-values.ts';
import './coupon-form.css';

const LIST = '/marketing/coupon/list';

/** A new coupon; with the key of another one in the address it begins as that one. */
export function CouponForm() {
  const { id } = useParams();
  const isCopy = id !== undefined;
  const { ask, dialog } = useWarned();
  const before = async (values: object) => {
    const { money, minPrice } = toDraft(values);
    const worth = { money, minPrice: minPrice ?? 0 };
    if (!makesFree(worth) || !isFieldServed(couponCalls.save, 'clashReason')) return { clashReason: '' };
    const clashReason = await ask({ says: [freeText(worth)] });
    return clashReason !== undefined && { clashReason };
  };
  return (
    <>
      <Loaded call={couponCalls.info} input={{ id: Number(id) }} skip={!isCopy} back={LIST}>
        {(info) => (
          <FormPage
            title={isCopy ? '复制优惠券' : '添加优惠券'}
            call={couponCalls.save}
            start={info ? toFormValues(info) : blankCoupon}
            input={toDraft}
            before={before}
            label="立即创建"
            says="新增成功"
            then={LIST}
          >
            <CouponSentence />
            <Section title="面值">
              <WorthFields />
            </Section>
            <Section title="使用时间">
              <UseTimeFields />
            </Section>
            <Section title="领取">
              <ClaimFields />
            </Section>
          </FormPage>
        )}
      </Loaded>
      {dialog}
    </>
  );
}
