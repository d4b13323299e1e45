import type { Input } from '#contract/call.ts';
import { onOrOff } from '#contract/choices.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { promoterCalls } from '#contract/distribution/promoters.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { DialogButton, Field, FlagField, HistoryButton, RunButton, TextField } from '#web/ui/index.ts';
import { AdjustButton, adjustmentCall } from './adjust-button.tsx';
import { EraseButton } from './erase-button.tsx';
import { LevelButton } from './level-button.tsx';
import { MergeButton } from './merge-button.tsx';
import { toNamedCustomer } from './named-customer.tsx';
import { PromoterInput } from './promoter-input.tsx';
import { SendCouponButton } from './send-coupon-button.tsx';
import { GroupSelect, TagSelect } from '../customer-filters/word-select.tsx';

/** The wire wants the portrait of the promoter with it, of which nothing is kept. */
const NO_PICTURE = '-';

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

type CustomerFormValues = Omit<Input<typeof customerCalls.update>, 'id' | 'changed'>;

const editOf = ({ group, ...values }: Readonly<Record<string, unknown>>): CustomerFormValues => ({
  addres: String(values['addres'] ?? ''),
  mark: String(values['mark'] ?? ''),
  realName: String(values['realName'] ?? ''),
  birthday: String(values['birthday'] ?? ''),
  cardId: String(values['cardId'] ?? ''),
  tagId: Array.isArray(values['tagId']) ? values['tagId'].map(Number) : [],
  isPromoter: values['isPromoter'] === true,
  status: values['status'] === true,
  groupId: listOf(group),
});

/** Fields that differ from those that were read; a field that nobody touched may be another by now. */
const changedBetween = (read: CustomerFormValues, edited: CustomerFormValues): string[] => {
  const before = new Map(Object.entries(read).map(([field, value]) => [field, String(value)]));
  return Object.entries(edited).flatMap(([field, value]) => (String(value) === before.get(field) ? [] : [field]));
};

/** Notes of staff about a customer, and what the customer may do in the shop. */
const EditButton = needing(function EditButton({ customer }: { customer: CustomerRow }) {
  const { uid, addres, mark, realName, birthday, cardId, groupId, tagId, isPromoter, status } = customer;
  const [group = null] = numbersOf(groupId);
  const fields = { addres, mark, realName, birthday, cardId, group, tagId: numbersOf(tagId), isPromoter, status };
  // The row may be read again while somebody types; what the form began with stays in it.
  const start = { ...fields, read: fields };
  return (
    <DialogButton
      label="编辑"
      title={`编辑用户 ${customer.nickname}`}
      says="编辑成功"
      call={customerCalls.update}
      remedy={toNamedCustomer}
      start={start}
      input={(values) => {
        const edit = editOf(values);
        return { id: uid, ...edit, changed: changedBetween(editOf(Object(values['read'])), edit) };
      }}
    >
      <TextField name="addres" maxLength={255} />
      <div className="field-pair">
        <TextField name="realName" label="真实姓名" maxLength={25} />
        <TextField name="birthday" label="生日" maxLength={32} placeholder="例如 1990-01-31" />
      </div>
      <TextField name="cardId" label="身份证号" maxLength={20} />
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
}, customerCalls.update);

/** Acts on one customer; what staff changed has a tab of its own in the profile. */
export const customerActs = (customer: CustomerRow) => {
  const { uid, nickname, groupId, tagId } = customer;
  const id = [uid];
  const [group] = numbersOf(groupId);
  return (
    <>
      <EditButton customer={customer} />
      <AdjustButton customer={customer} call={adjustmentCall()} />
      <SendCouponButton label="发优惠券" uids={id} call={heldCouponCalls.receive} />
      <DialogButton
        label="设置分组"
        title={`设置 ${nickname} 的分组`}
        width={500}
        call={customerCalls.group}
        remedy={toNamedCustomer}
        start={{ id, groupId: group }}
      >
        {groupField}
      </DialogButton>
      <DialogButton
        label="设置标签"
        title={`设置 ${nickname} 的标签`}
        width={500}
        call={customerCalls.tag}
        remedy={toNamedCustomer}
        start={{ id, tagId: numbersOf(tagId) }}
      >
        {tagField}
      </DialogButton>
      <DialogButton
        label="修改手机号"
        title={`修改 ${nickname} 的手机号`}
        says="编辑成功"
        width={500}
        call={customerCalls.updatePhone}
        start={{ id: uid, phone: '' }}
        remedy={toNamedCustomer}
      >
        <TextField
          name="phone"
          help={customer.phone ? `现在的手机号：${customer.phone}` : '现在没有手机号'}
          maxLength={11}
          inputMode="tel"
          placeholder="请输入手机号"
        />
      </DialogButton>
      <LevelButton customer={customer} />
      <DialogButton
        label="修改上级分销员"
        title={`修改 ${nickname} 的上级分销员`}
        says="设置成功"
        width={500}
        call={customerCalls.updateSpread}
        remedy={toNamedCustomer}
        start={{ userId: uid, spreadUid: null, image: NO_PICTURE }}
      >
        <Field name="spreadUid" help={`现在的上级分销员：${customer.spreadNickname}`}>
          <PromoterInput />
        </Field>
      </DialogButton>
      {customer.spreadUid > 0 && (
        <RunButton
          label="清除上级分销员"
          danger
          call={promoterCalls.clean}
          input={{ id: uid }}
          touches={[customerCalls.list.noun]}
          ask={`确定解除【${customer.nickname}】的上级分销员吗？以后的订单不再给 ${customer.spreadNickname} 返佣。`}
        />
      )}
      <MergeButton customer={customer} />
      <EraseButton customer={customer} />
    </>
  );
};

/** Acts of a row; somebody who was merged has a history alone. */
export const customerRowActs = (customer: CustomerRow) => (
  <>
    {customer.mergedInto ? null : customerActs(customer)}
    <HistoryButton noun="customer" id={customer.uid} call={customerCalls.list} />
  </>
);
