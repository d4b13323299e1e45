import { Form, Switch } from 'antd';
import { RegionNames, useRegions } from '#web/delivery/index.ts';
import { Field, Section } from '#web/ui/index.ts';
import { CustomerInput } from '#web/ui/pickers/customer-input.tsx';
import { CouponSelect } from './coupon-select.tsx';
import type { DeskValues } from './form-values.ts';
import { LinesInput } from './lines-input.tsx';

/** Coupon and points of the customer, once there is one. */
function Reductions() {
  const form = Form.useFormInstance<DeskValues>();
  const customer = Form.useWatch('customer', form);
  if (!customer) return <p className="desk-quiet">选择用户后可以用他的优惠券、积分、等级价和活动价</p>;
  return (
    <>
      <Field name="couponId" label="优惠券" optional>
        <CouponSelect uid={customer.uid} />
      </Field>
      <Field name="useIntegral" label="用积分抵扣" optional>
        <Switch />
      </Field>
    </>
  );
}

const anyLine = (lines: unknown) => (Array.isArray(lines) && lines.length > 0 ? undefined : '请添加商品');

/** Goods, customer, and the means of that customer to pay less. */
export const BasketSections = () => (
  <>
    <Section title="商品">
      <Field name="lines" label="购买商品" check={anyLine} isFilled>
        <LinesInput />
      </Field>
    </Section>
    <Section title="用户和优惠">
      <Field name="customer" label="用户" optional>
        <CustomerInput none="不指定用户" />
      </Field>
      <Reductions />
    </Section>
  </>
);

/** Region that freight is reckoned by, where the shop knows regions. */
export function RegionSection() {
  const { tree, isLoading } = useRegions();
  if (tree.length === 0 && !isLoading) return null;
  return (
    <Section title="收货">
      <Field name="region" label="所在地区" optional help="运费按地区算；不选时按全国运费">
        <RegionNames />
      </Field>
    </Section>
  );
}
