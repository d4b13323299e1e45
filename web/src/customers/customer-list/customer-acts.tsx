import { onOrOff } from '#contract/choices.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { promoterCalls } from '#contract/distribution/promoters.ts';
import { DialogButton, Field, FlagField, HistoryButton, RunButton, TextField } from '#web/ui/index.ts';
import { FoundsButton } from './founds-button.tsx';
import { LevelButton } from './level-button.tsx';
import { MergeButton } from './merge-button.tsx';
import { PromoterInput } from './promoter-input.tsx';
import { SendCouponButton } from './send-coupon-button.tsx';
import { GroupSelect, TagSelect } from '../customer-filters/word-select.tsx';

const numbersOf = (ids: string) => ids.split(',').filter(Boolean).map(Number);
const listOf = (id: unknown) => (typeof id === 'number' ? [id] : []);

export const groupField = (
  <Field name="groupId" check={(value) => (value ? undefined : '请选择用户分组')}>
    <GroupSelect />
  </Field>
);
export const tagField = (
  <Field name="tagId" check={(value) => (Array.isArray(value) && value.length > 0 ? undefined : '请选择用户标签')}>
    <TagSelect />
  </Field>
);

/** Notes of staff about a customer, and what the customer may do in the shop. */
function EditButton({ customer, call }: { customer: CustomerRow; call: typeof customerCalls.update }) {
  const { uid, addres, mark, groupId, tagId, isPromoter, status } = customer;
  const [group = null] = numbersOf(groupId);
  return (
    <DialogButton
      label="编辑"
      title={`编辑用户 ${customer.nickname}`}
      says="编辑成功"
      call={call}
      start={{ id: uid, addres, mark, group, tagId: numbersOf(tagId), isPromoter, status }}
      input={({ group: chosen, ...values }) => ({
        addres: String(values['addres'] ?? ''),
        mark: String(values['mark'] ?? ''),
        tagId: Array.isArray(values['tagId']) ? values['tagId'].map(Number) : [],
        isPromoter: values['isPromoter'] === true,
        status: values['status'] === true,
        id: uid,
        groupId: listOf(chosen),
      })}
    >
      <TextField name="addres" maxLength={255} />
      <TextField name="mark" maxLength={255} rows={3} showCount />
      <Field name="group" label="用户分组">
        <GroupSelect />
      </Field>
      <Field name="tagId">
        <TagSelect />
      </Field>
      <FlagField name="isPromoter" of={onOrOff} />
      <FlagField name="status" help="关闭后，该用户不能再下单、充值、签到和提现" of={onOrOff} />
    </DialogButton>
  );
}

/** Acts on one customer. */
export const customerActs = (customer: CustomerRow) => {
  const { uid, groupId, tagId } = customer;
  const id = [uid];
  const [group] = numbersOf(groupId);
  return (
    <>
      <EditButton customer={customer} call={customerCalls.update} />
      <FoundsButton customer={customer} call={customerCalls.adjustFounds} />
      <SendCouponButton customer={customer} call={heldCouponCalls.receive} />
      <DialogButton label="设置分组" title="设置分组" width={500} call={customerCalls.group} start={{ id, groupId: group }}>
        {groupField}
      </DialogButton>
      <DialogButton
        label="设置标签"
        title="设置标签"
        width={500}
        call={customerCalls.tag}
        start={{ id, tagId: numbersOf(tagId) }}
      >
        {tagField}
      </DialogButton>
      <DialogButton
        label="修改手机号"
        title="修改手机号"
        says="编辑成功"
        width={500}
        call={customerCalls.updatePhone}
        start={{ id: uid, phone: '' }}
      >
        <TextField name="phone" maxLength={11} inputMode="tel" placeholder="请输入手机号" />
      </DialogButton>
      <LevelButton customer={customer} call={customerCalls.updateLevel} />
      <DialogButton
        label="修改上级推广人"
        title={`修改 ${customer.nickname} 的上级推广人`}
        says="设置成功"
        width={500}
        call={customerCalls.updateSpread}
        start={{ userId: uid, spreadUid: null }}
      >
        <Field name="spreadUid" help={`现在的上级推广人：${customer.spreadNickname}`}>
          <PromoterInput />
        </Field>
      </DialogButton>
      {customer.spreadUid > 0 && (
        <RunButton
          label="清除上级推广人"
          danger
          call={promoterCalls.clean}
          input={{ id: uid }}
          ask={`确定解除【${customer.nickname}】的上级推广人吗？以后的订单不再给 ${customer.spreadNickname} 返佣。`}
        />
      )}
      <MergeButton customer={customer} call={mergeCalls.merge} />
      <HistoryButton noun="customer" id={uid} call={customerCalls.list} />
    </>
  );
};
