import { heldCouponCalls, heldStates } from '#contract/coupons/held-coupons.ts';
import { ChoiceFilter, ListPage, TextFilter } from '#web/ui/index.ts';
import { columns } from './columns.tsx';

/** List of held coupons, and what became of them. */
export const HeldCouponList = () => (
  <ListPage
    title="领取记录"
    call={heldCouponCalls.list}
    filters={
      <>
        <ChoiceFilter name="status" of={heldStates} />
        <TextFilter name="name" label="优惠券" placeholder="请输入优惠券" />
      </>
    }
    columns={columns}
    empty={{ says: '还没有人领取优惠券，顾客领取或者收到赠券后会出现在这里' }}
  />
);
