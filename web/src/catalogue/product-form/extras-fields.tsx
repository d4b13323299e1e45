import { InputNumber } from 'antd';
import { Field } from '#web/ui/index.ts';
import { CouponsInput } from './coupons-input.tsx';
import { FlagRow } from './flag-row.tsx';
import { PriorityChips } from './priority-chips.tsx';

/** What is set once and seldom again. */
export const ExtrasFields = () => (
  <>
    <Field name="sort" label="排序" help="数字大的排在前面">
      <InputNumber min={0} max={32_767} precision={0} />
    </Field>
    <Field name="giveIntegral" label="积分" help="买一件送多少积分">
      <InputNumber min={0} precision={0} />
    </Field>
    <Field name="ficti" label="虚拟销量" help="顾客看到的销量是它加上真实销量">
      <InputNumber min={0} precision={0} />
    </Field>
    <FlagRow />
    <Field name="activity" label="活动优先级" help="可拖动按钮调整活动的优先展示顺序">
      <PriorityChips />
    </Field>
    <Field name="coupons" label="优惠券" help="顾客付款后得到这些券">
      <CouponsInput />
    </Field>
  </>
);
