import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls, heldStates, waysToCoupons } from '#contract/coupons/held-coupons.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { ChoiceFilter, ListPage, RecordFilter, TextFilter } from '#web/ui/index.ts';
import { columns } from './columns.tsx';

/** List of held coupons, and what became of them. */
export const HeldCouponList = () => (
  <ListPage
    title="领取记录"
    call={heldCouponCalls.list}
    filters={
      <>
        <ChoiceFilter name="status" of={heldStates} />
        <RecordFilter
          name="uid"
          label="领取人"
          call={customerCalls.list}
          input={(keywords) => ({ keywords, page: 1, limit: 10 })}
          rows={({ list }) => list.map(({ uid, nickname }) => ({ id: uid, name: nickname }))}
          placeholder="请输入领取人"
        />
        <TextFilter name="name" label="优惠券" placeholder="请输入优惠券" />
        <ChoiceFilter name="type" of={waysToCoupons} />
        <RecordFilter
          name="couponId"
          label="指定优惠券"
          call={couponCalls.list}
          input={(name) => ({ name, page: 1, limit: 10 })}
          rows={({ list }) => list}
          placeholder="请输入优惠券名称"
        />
      </>
    }
    columns={columns}
    empty={{ says: '还没有人领取优惠券，用户领取或者收到赠券后会出现在这里' }}
  />
);
