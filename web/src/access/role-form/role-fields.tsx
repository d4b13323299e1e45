import { Alert, Radio } from 'antd';
import { dataScopes } from '#contract/access/role-record.ts';
import { onOrOff } from '#contract/choices.ts';
import { Field, FlagField, MoneyInput, Section, TextField } from '#web/ui/index.ts';

const SCOPE_HELP = (
  <>
    只看自己的提货点：只看到、只能处理自己任核销员的提货点（可以是几个）的自提订单，全店的用户、统计和导出不开放。
    <br />
    只看自己店铺的商品和订单：只看到、只能管理自己店铺（可以是几家，在“店铺管理”的“人员”里设置）的商品；订单里只看到自己店铺的商品和金额，可以发货、给自己的商品退款，其他操作以及用户、资金和营销不开放。
    <br />
    一人有多个角色时按范围最大的算；一个只看提货点、一个只看店铺时，两种限制都算。
  </>
);
const LIMIT_HELP =
  '有“订单退款”或“充值退款”权限时起作用：单笔超过它的退款要提交给另一个人复核，留空则不限。一人有多个能退款的角色时按最大的算；不能超过您自己的上限。';
const DAY_LIMIT_HELP = '一个人 24 小时内退的订单和充值合计超过它时，要提交给另一个人复核，留空则不限。其余同上。';

interface Props {
  /** Reason for which the role cannot be changed. */
  kept: string | undefined;
  nameMax: number;
}

/** Name of a role, what its holders see, and how much they refund alone. */
export const RoleFields = ({ kept, nameMax }: Props) => (
  <>
    {kept !== undefined && <Alert type="info" showIcon title={kept} className="role-kept" />}
    <Section title="基本信息">
      <TextField name="roleName" label="角色名称" maxLength={nameMax} placeholder="例如：仓库" />
      <FlagField name="status" of={onOrOff} />
    </Section>
    <Section title="范围和上限">
      <Field name="dataScope" help={SCOPE_HELP}>
        <Radio.Group options={dataScopes.options} className="role-scopes" />
      </Field>
      <Field name="refundLimit" optional help={LIMIT_HELP}>
        <MoneyInput placeholder="不限" />
      </Field>
      <Field name="refundDayLimit" optional help={DAY_LIMIT_HELP}>
        <MoneyInput placeholder="不限" />
      </Field>
    </Section>
  </>
);
