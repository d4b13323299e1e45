import { Suspense, useState } from 'react';
import type { AnyCall } from '#contract/call.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { report, run, useConfirm, useMay, useRun } from '#web/ui/index.ts';
import { type Asked, CouponPicker, type PickableCoupon } from '#web/ui/pickers/index.ts';
import { useScene } from '#web/ui/scene/scene.ts';

/** Staff who send a coupon have to see those there are. */
export const maySend = (may: (call: AnyCall) => boolean): boolean => may(heldCouponCalls.receive) && may(couponCalls.sendList);

const sendableCoupons = ({ page, limit, filters }: Asked) =>
  run(couponCalls.sendList, { page, limit, keywords: filters['name'] });

const saysOf = ({ sent, skipped }: { sent: number; skipped: number }) =>
  skipped === 0 ? `发送成功，${sent} 位用户收到` : `发送成功，${sent} 位用户收到，${skipped} 位已有这张券`;

/** Sends one coupon to all chosen customers, each of them once. */
export function SendCouponButton() {
  const may = useMay();
  const confirm = useConfirm();
  const { chosen } = useScene();
  const [isPicking, setPicking] = useState(false);
  const { mutateAsync } = useRun(heldCouponCalls.receive, { says: saysOf, touches: ['coupon', 'customer'] });
  if (!maySend(may)) return null;

  const send = async ({ id: couponId, name }: PickableCoupon) => {
    const ask = `确定发送优惠劵“${name}”给 ${chosen.count} 位用户吗？已有这张券的用户不会重复收到`;
    if (!(await confirm({ ask, label: '发送' }))) return;
    const uid = await chosen.everyKey().catch((error: unknown) => report(error, 'act'));
    // Refused, the picker stays open for another coupon.
    if (uid) await mutateAsync({ couponId, uid }).then(chosen.clear, () => {});
  };
  return (
    <>
      <SlotButton onClick={() => setPicking(true)}>发送优惠券</SlotButton>
      {isPicking && (
        <Suspense>
          <CouponPicker
            handle="send"
            load={sendableCoupons}
            onSend={(coupon) => void send(coupon)}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
