import { couponCalls } from '#contract/coupons/coupons.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { RunManyButton } from '../customer-runs/run-many-button.tsx';

const { groupMany, sendMany, tagMany } = customerRunCalls;

/** Acts on several customers at once. Everybody who matches goes as the filter, not as a list of ids. */
export function CustomerBulk() {
  const { chosen, address } = useScene();
  const { page: _, limit: __, ...filter } = inputOf(customerCalls.list, address);
  const many = {
    chosen: chosen.isAll ? { filter } : { ids: [...chosen.keys] },
    whom: ` ${chosen.count} 位用户`,
    then: chosen.clear,
  };
  return (
    <>
      <RunManyButton act="coupon" call={sendMany} also={couponCalls.sendList} {...many} />
      <RunManyButton act="group" call={groupMany} label="批量设置分组" {...many} />
      <RunManyButton act="tags" call={tagMany} label="批量设置标签" {...many} />
    </>
  );
}
