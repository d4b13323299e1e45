import type { Input } from '#contract/call.ts';
import type { ListedCoupon } from '#contract/coupons/listed-coupon.ts';
import { type CouponSending, sendingStates } from '#contract/segments/coupon-sending-record.ts';
import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { DialogButton } from '#web/ui/index.ts';
import { AudienceCount } from './audience-count.tsx';
import { begunText, blankSending, planOf, sendsText } from './plan.ts';
import { AudienceField, MomentField, WhenFields } from './sending-fields.tsx';

const { save, update } = couponSendingCalls;

const HELP = '符合其中任何一项的用户都会收到，每人 1 张；发出后不能撤回';

/** Sends a coupon to chosen customers. */
export const SendButton = ({ coupon: { id, name } }: { coupon: Pick<ListedCoupon, 'id' | 'name'> }) => (
  <DialogButton
    label="发券"
    title={`发放“${name}”`}
    call={save}
    start={blankSending}
    input={(values): Input<typeof save> => ({ couponId: id, ...planOf({ ...blankSending, ...values }) })}
    saveLabel={sendsText}
    says={(begun, sent) => begunText(begun, sent.at ?? null)}
    touches={['coupon', 'coupon_user', 'coupon_result']}
  >
    <AudienceField help={HELP} />
    <WhenFields />
    <AudienceCount couponId={id} />
  </DialogButton>
);

/** Changes a sending that waits for its time, or gives another one to what was not sent at its own. */
export const EditSendingButton = ({ sending }: { sending: CouponSending }) => (
  <DialogButton
    label={sending.state === sendingStates.unsent ? '重新安排' : '修改'}
    title={`修改“${sending.couponName}”的发放`}
    call={update}
    start={sending}
    input={(values): Input<typeof update> => {
      const { id, audience, at } = { ...sending, ...values };
      return { id, audience, at };
    }}
    says="已修改"
  >
    <AudienceField help={HELP} />
    <MomentField />
    <AudienceCount couponId={sending.couponId} isTimed />
  </DialogButton>
);
