import { Radio } from 'antd';
import { Field, NumberField, TextField } from '#web/ui/index.ts';
import { CouponsInput } from './coupons-input.tsx';
import { FlagRow } from './flag-row.tsx';
import { PriorityChips } from './priority-chips.tsx';

const commissions = [
  { value: false, label: '默认设置' },
  { value: true, label: '单独设置' },
];

/** Fields set once and seldom again; all of them have a value from the start. */
export const ExtrasFields = () => (
  <>
    <div className="field-pair">
      <TextField
        name="keyword"
        label="商品关键字"
        optional
        help="用于搜索，多个关键字用空格分隔"
        maxLength={255}
        placeholder="不填则与商品名称相同"
      />
      <TextField name="unitName" label="单位" optional maxLength={32} placeholder="件" />
    </div>
    <div className="field-trio">
      <NumberField name="sort" label="排序" help="数字大的排在前面" min={0} max={32_767} />
      <NumberField name="giveIntegral" label="积分" help="每件赠送积分" min={0} />
      <NumberField name="ficti" label="虚拟销量" help="前台销量 = 真实销量 + 虚拟销量" min={0} />
    </div>
    <Field name="isSub" label="佣金设置" help="单独设置后，在规格明细中填写每个规格的返佣">
      <Radio.Group options={commissions} />
    </Field>
    <FlagRow />
    <Field name="activity" label="活动优先级" help="拖动调整活动的展示顺序">
      <PriorityChips />
    </Field>
    <Field name="coupons" label="优惠券" help="付款后赠送">
      <CouponsInput />
    </Field>
  </>
);
