import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { Call } from '#contract/call.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import type { BegunSending } from '#contract/segments/coupon-sending-record.ts';
import { sentCouponCalls } from '#contract/segments/coupon-sendings.ts';
import { makesFree } from '#contract/coupons/free-orders.ts';
import { FormPage, Loaded, Section, useWarned } from '#web/ui/index.ts';
import { isFieldServed } from '#web/ui/wire/index.ts';
import { freeText } from '../free-text.ts';
import { CouponSentence } from './coupon-sentence.tsx';
import { ClaimFields, UseTimeFields, WorthFields } from './coupon-fields.tsx';
import { begunText, sendsText } from '../sending/plan.ts';
import { type CouponInput, type CouponValues, blankCoupon, isSent, toDraft, toFormValues } from './form-values.ts';
import './coupon-form.css';

const LIST = '/marketing/coupon/list';

/** A coupon with whom it goes to: by the call that sends it at once. */
const sendingCall = sentCouponCalls.createAndSend as Call<CouponInput, unknown>;

/** Tells what saving will do, by what is chosen in the form: the label of its button, or none where nothing is sent. */
function WatchSending({ onChange }: { onChange: (label: string | undefined) => void }) {
  const typed: Partial<CouponValues> | undefined = Form.useWatch([], { preserve: true });
  const values = { ...blankCoupon, ...typed };
  const label = isSent(values) ? `创建并${sendsText(values)}` : undefined;
  useEffect(() => onChange(label), [label, onChange]);
  return null;
}

/** A new coupon; with the key of another one in the address it begins as that one. */
export function CouponForm() {
  const { id } = useParams();
  const isCopy = id !== undefined;
  const { ask, dialog } = useWarned();
  const [sends, setSends] = useState<string>();
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
            call={sends === undefined ? couponCalls.save : sendingCall}
            start={info ? toFormValues(info) : blankCoupon}
            input={toDraft}
            before={before}
            label={sends ?? '立即创建'}
            says={(answer, { audience, at }) => (audience ? begunText(answer as BegunSending, at ?? null) : '新增成功')}
            touches={['coupon_sending', 'coupon_user']}
            then={LIST}
          >
            <CouponSentence />
            <WatchSending onChange={setSends} />
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
