import { Radio } from 'antd';
import { useMemo } from 'react';
import { menuCalls } from '#contract/access/menus.ts';
import type { Answer } from '#contract/call.ts';
import { type RoleRow, dataScopes, roleCalls } from '#contract/access/roles.ts';
import { decoder } from '#contract/transcode.ts';
import { onOrOff } from '#contract/choices.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import { FlagField } from '#web/ui/fields/flag-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyInput } from '#web/ui/inputs/money-input.tsx';
import { withCommonRights } from './common-rights.ts';
import { tickedIn, tickedInCopy } from './rights.ts';
import { RightsInput } from './rights-input.tsx';

interface Props {
  /** The one to change or to copy; none for one that starts empty. */
  role?: RoleRow | undefined;
  isCopy?: boolean;
  onClose: () => void;
}

const WIDTH = 960;
const NAME_MAX = 32;
const { save, update, info } = roleCalls;
const SCOPE_HELP = (
  <>
    只看自己的提货点：只看到、只能处理自己任核销员的提货点（可以是几个）的自提订单，全店的会员、统计和导出不开放。
    <br />
    只看自己店铺的商品和订单：只看到、只能管理自己店铺（可以是几家，在“店铺管理”的“人员”里设置）的商品；订单里只看到自己店铺的商品和金额，可以发货、给自己的商品退款，其他操作以及会员、资金和营销不开放。
    <br />
    一人有多个角色时按范围最大的算；一个只看提货点、一个只看店铺时，两种限制都算。
  </>
);
const LIMIT_HELP =
  '有“订单退款”或“充值退款”权限时起作用：单笔超过它的退款要提交给另一个人复核，留空则不限。一人有多个能退款的角色时按最大的算；不能超过您自己的上限。';

const DAY_LIMIT_HELP = '一个人 24 小时内退的订单和充值合计超过它时，要提交给另一个人复核，留空则不限。其余同上。';

/** Values of the form, of a role that somebody else has saved. */
function ofTheirs(theirs: object) {
  const role = decoder(info.returns)(theirs) as Answer<typeof info>;
  return { ...role, rules: tickedIn(withCommonRights(role.menuList)) };
}

/** Name and grants of a role, once its tree is there. */
export function RoleDialog({ role, isCopy = false, onClose }: Props) {
  const asNew = useCall(menuCalls.cacheTree, {}, { enabled: !role });
  const known = useCall(info, { id: role?.id ?? 1 }, { enabled: role !== undefined });
  const sent = role ? known.data?.menuList : asNew.data;
  const tree = useMemo(() => sent && withCommonRights(sent), [sent]);
  const { id, roleName = '', status = true, dataScope = dataScopes.all, refundLimit, refundDayLimit } = known.data ?? role ?? {};
  const start = useMemo(() => {
    const kept = { status, dataScope, refundLimit, refundDayLimit };
    return isCopy
      ? { ...kept, roleName: `${roleName}副本`.slice(-NAME_MAX), rules: tree && tickedInCopy(tree) }
      : { ...kept, ...(id && { id }), roleName, rules: tree && tickedIn(tree) };
  }, [id, isCopy, roleName, status, dataScope, refundLimit, refundDayLimit, tree]);
  // No form before the rights are there: what is typed in it would take them away.
  if (!tree) return null;
  const shared = { onClose, start, width: WIDTH, touches: ['menu'] };
  const fields = (
    <>
      <TextField name="roleName" label="角色名称" maxLength={NAME_MAX} placeholder="角色名称" />
      <FlagField name="status" of={onOrOff} />
      <Field name="dataScope" help={SCOPE_HELP}>
        <Radio.Group options={dataScopes.options} />
      </Field>
      <Field name="refundLimit" optional help={LIMIT_HELP}>
        <MoneyInput placeholder="不限" />
      </Field>
      <Field name="refundDayLimit" optional help={DAY_LIMIT_HELP}>
        <MoneyInput placeholder="不限" />
      </Field>
      <Field name="rules">
        <RightsInput tree={tree} holders={isCopy ? undefined : role?.holders} />
      </Field>
    </>
  );
  return role && !isCopy ? (
    <FormDialog {...shared} title="编辑角色" label="更新" call={update} opened={{ edition: known.data?.edition }} read={ofTheirs}>
      {fields}
    </FormDialog>
  ) : (
    <FormDialog {...shared} title="创建角色" label="确定" call={save} says="创建角色成功">
      {fields}
    </FormDialog>
  );
}
