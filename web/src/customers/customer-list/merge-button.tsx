import { useQuery } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { MOST_ADDRESSES } from '#contract/delivery/customer-addresses.ts';
import { MERGE_REASON_MAX, type MergePreview, mergeCalls } from '#contract/merges/merges.ts';
import { DialogButton, Field, TextField, queryOf, sentenceOf, yuanText } from '#web/ui/index.ts';
import { CustomerInput } from './customer-input.tsx';

const sideOf = ({ nickname, uid, phone }: MergePreview['to']) => [`${nickname}（ID ${uid}）`, phone].filter(Boolean).join(' ');

const movesOf = (preview: MergePreview): string =>
  [
    preview.orders > 0 && `订单 ${preview.orders} 个`,
    preview.nowMoney > 0 && `余额 ${yuanText(preview.nowMoney)}`,
    preview.integral > 0 && `积分 ${preview.integral}`,
    preview.experience > 0 && `经验 ${preview.experience}`,
    preview.brokeragePrice !== 0 && `佣金 ${yuanText(preview.brokeragePrice)}`,
    preview.coupons > 0 && `优惠券 ${preview.coupons} 张`,
    preview.addresses > 0 && `收货地址 ${preview.addresses} 个`,
    preview.downline > 0 && `推广的下级 ${preview.downline} 位`,
  ]
    .filter(Boolean)
    .join('、');

const staysOf = ({ couponsLeft, addressesLeft }: MergePreview): string =>
  [
    couponsLeft > 0 && `两个账号都有的 ${couponsLeft} 张优惠券留在原账号。`,
    addressesLeft > 0 && `${addressesLeft} 个收货地址不转移：对方已有相同地址，或已存满 ${MOST_ADDRESSES} 个。`,
  ]
    .filter(Boolean)
    .join('');

/** What would move to the one that was picked. */
function Moves({ fromUid }: { fromUid: number }) {
  const toUid: unknown = Form.useWatch('toUid');
  const pair = { fromUid, toUid: typeof toUid === 'number' ? toUid : 0 };
  const { data, error } = useQuery({ ...queryOf(mergeCalls.previewMerge, pair), enabled: pair.toUid > 0, retry: false });
  if (error) return <Alert type="error" showIcon title={sentenceOf(error)} />;
  if (!data) return null;
  const moves = movesOf(data);
  return (
    <Alert
      type="info"
      showIcon
      title={`${moves === '' ? '没有需要转移的内容' : `转到 ${sideOf(data.to)}：${moves}`}。${staysOf(data)}`}
    />
  );
}

/** Puts an account into another one of the same person. */
export const MergeButton = ({ customer: { uid, nickname }, call }: { customer: CustomerRow; call: typeof mergeCalls.merge }) => (
  <DialogButton
    label="合并到其他用户"
    title={`把 ${nickname}（ID ${uid}）合并到其他用户`}
    saveLabel="合并"
    danger
    width={560}
    call={call}
    touches={['order', 'coupon_user', 'user_bill', 'integral_record']}
    start={{ fromUid: uid, toUid: null, reason: '' }}
  >
    <Field
      name="toUid"
      label="合并到"
      help="合并后只保留这位用户；原账号停用，顾客再用原账号登录时进入这位用户。合并不能撤销。"
      check={(value) => (value ? undefined : '请选择合并到哪位用户')}
    >
      <CustomerInput />
    </Field>
    <TextField
      name="reason"
      label="合并原因"
      maxLength={MERGE_REASON_MAX}
      rows={2}
      showCount
      placeholder="例如：顾客来电确认两个账号都是本人"
    />
    <Moves fromUid={uid} />
  </DialogButton>
);
