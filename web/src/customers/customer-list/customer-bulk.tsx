import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { DialogButton, countText, isServed } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { RunManyButton } from '../customer-runs/run-many-button.tsx';
import { groupField, tagField } from './customer-acts.tsx';
import { SendCouponButton } from './send-coupon-button.tsx';

const { groupMany, noticeMany, previewMany, sendMany, tagMany } = customerRunCalls;

const peopleText = (count: number) => ` ${countText(count)} 人`;

/** Acts on several customers at once. Everybody who matches goes as the filter, not as a list of ids. */
function Runs() {
  const { chosen, address } = useScene();
  const { page: _, limit: __, ...filter } = inputOf(customerCalls.list, address);
  const people = peopleText(chosen.count);
  const many = {
    chosen: chosen.isAll ? { filter } : { ids: [...chosen.keys] },
    whom: ` ${countText(chosen.count)} 位用户`,
    then: chosen.clear,
  };
  return (
    <>
      <RunManyButton act="coupon" call={sendMany} also={couponCalls.sendList} label={`发优惠券${people}`} {...many} />
      <RunManyButton act="group" call={groupMany} label={`设置分组${people}`} {...many} />
      <RunManyButton act="tags" call={tagMany} label={`设置标签${people}`} {...many} />
      <RunManyButton act="notice" call={noticeMany} label={`发送通知${people}`} {...many} />
    </>
  );
}

/** Calls of the wire for those that are ticked. */
export const tickedCalls = [heldCouponCalls.receive, customerCalls.group, customerCalls.tag] as const;

/** Acts on ticked customers by the calls of the wire. */
function TickedActs() {
  const { chosen } = useScene();
  if (chosen.isAll) return <span>请勾选要操作的用户，这台服务器不能按筛选条件批量操作。</span>;
  const id = [...chosen.keys];
  const people = peopleText(id.length);
  const shared = { width: 500, start: { id }, then: chosen.clear };
  return (
    <>
      <SendCouponButton label={`发优惠券${people}`} uids={id} call={heldCouponCalls.receive} />
      <DialogButton {...shared} label={`设置分组${people}`} title={`为 ${id.length} 位用户设置分组`} call={customerCalls.group}>
        {groupField}
      </DialogButton>
      <DialogButton {...shared} label={`设置标签${people}`} title={`为 ${id.length} 位用户设置标签`} call={customerCalls.tag}>
        {tagField}
      </DialogButton>
    </>
  );
}

/** Acts on those who are chosen, by whatever the server has for it. */
export const CustomerBulk = () => (isServed(previewMany) ? <Runs /> : <TickedActs />);
