import type { Coupon } from '#contract/coupon-record.ts';
import { type HeldCoupon, heldCouponCalls, heldStates } from '#contract/coupons/held-coupons.ts';
import { portrait, run, when } from '#web/ui/index.ts';
import { PickDialog } from '#web/ui/pickers/pick-dialog.tsx';
import type { TitledColumn } from '#web/ui/scene/column.ts';

const columns: readonly TitledColumn<HeldCoupon>[] = [
  { title: '用户名', field: 'nickname', width: 160, card: 'title' },
  { title: '用户头像', field: 'avatar', width: 88, show: portrait },
  { title: '领取时间', field: 'createTime', width: 132, show: when },
  { title: '使用状态', field: 'status', of: heldStates },
];

interface Props {
  coupon: Pick<Coupon, 'id' | 'name'>;
  onClose: () => void;
}

/** Customers who hold a coupon, the newest first. */
export const HoldersDialog = ({ coupon: { id, name }, onClose }: Props) => (
  <PickDialog
    title={`领取记录：${name}`}
    noun="coupon_user"
    load={({ page, limit }) => run(heldCouponCalls.list, { page, limit, couponId: id })}
    columns={columns}
    filters={null}
    names={[]}
    empty="还没有人领取过这张优惠券"
    width={560}
    onClose={onClose}
  />
);
