import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Radio } from 'antd';
import { labelOf } from '#contract/choices.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { mergedFields } from '#contract/customers/enums.ts';
import { MOST_ADDRESSES } from '#contract/delivery/customer-addresses.ts';
import { MERGE_REASON_MAX, type MergePreview, mergeCalls } from '#contract/merges/merges.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { DialogButton, Field, TextField, queryOf, sentenceOf, yuanText } from '#web/ui/index.ts';
import { CustomerInput } from './customer-input.tsx';

const sideOf = ({ nickname, uid, phone }: MergePreview['to']) => [`${nickname}（ID ${uid}）`, phone].filter(Boolean).join(' ');

const said = ({ field, value }: MergePreview['taken'][number]) => `${labelOf(mergedFields, field) ?? field} ${value}`;

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
    preview.becomesPromoter && '分销员身份',
    ...preview.taken.map(said),
  ]
    .filter(Boolean)
    .join('、');

const staysOf = ({ couponsLeft, addressesLeft, lost }: MergePreview): string =>
  [
    couponsLeft > 0 && `两个账号都有的 ${couponsLeft} 张优惠券留在原账号。`,
    addressesLeft > 0 && `${addressesLeft} 个收货地址不转移：对方已有相同地址，或已存满 ${MOST_ADDRESSES} 个。`,
    lost.length > 0 && `合并后不再保留：${lost.map(said).join('、')}。`,
  ]
    .filter(Boolean)
    .join('');

/** Warning where one was switched off: people who come by either account are let in as the one that goes on is. */
function offSaid({ from, to }: MergePreview): string | undefined {
  if (!to.status) return `保留的 ${to.nickname} 已停用，合并后用户用哪个账号都不能下单。需要下单的话，请先启用再合并。`;
  if (!from.status) return `${from.nickname} 已停用，合并后用户用这个账号也能以 ${to.nickname} 的身份下单。`;
  return undefined;
}

/** Which of both goes on: the account of the row, or the other one. */
const kept = { other: 'other', own: 'own' } as const;

interface MergeChoice {
  other?: unknown;
  keep?: unknown;
}
function pairOf(uid: number, { other, keep }: MergeChoice) {
  const picked = typeof other === 'number' ? other : 0;
  return keep === kept.own ? { fromUid: picked, toUid: uid } : { fromUid: uid, toUid: picked };
}

/** Records that would move to the account that goes on. */
function Moves({ uid }: { uid: number }) {
  const form = Form.useFormInstance();
  const chosen: MergeChoice = { other: Form.useWatch('other'), keep: Form.useWatch('keep') };
  const pair = pairOf(uid, chosen);
  const { data, error } = useQuery({
    ...queryOf(mergeCalls.previewMerge, pair),
    enabled: pair.toUid > 0 && pair.fromUid > 0,
    retry: false,
  });
  if (error) return <Alert type="error" showIcon title={sentenceOf(error)} />;
  if (!data) return null;
  if (data.isBelow) {
    const turned = pair.fromUid === uid ? kept.own : kept.other;
    return (
      <Alert
        type="warning"
        showIcon
        title={`${sideOf(data.to)}是 ${data.from.nickname} 的下级推广来的，不能成为自己的上级分销员，请反过来合并。`}
        action={
          <Button size="small" onClick={() => form.setFieldValue('keep', turned)}>
            保留 {data.from.nickname}
          </Button>
        }
      />
    );
  }
  const [moves, off] = [movesOf(data), offSaid(data)];
  return (
    <>
      {off && <Alert type="warning" showIcon className="dialog-warning" title={off} />}
      <Alert
        type="info"
        showIcon
        title={`${moves === '' ? '没有需要转移的内容' : `转到 ${sideOf(data.to)}：${moves}`}。${staysOf(data)}`}
      />
    </>
  );
}

/** Two accounts of one person become one. */
export const MergeButton = needing(
  ({ customer: { uid, nickname } }: { customer: CustomerRow }) => (
    <DialogButton
      label="合并到其他用户"
      title={`合并 ${nickname}（ID ${uid}）和另一个账号`}
      saveLabel="合并"
      danger
      width={560}
      call={mergeCalls.merge}
      touches={['order', 'coupon_user', 'user_bill', 'integral_record']}
      start={{ other: null, keep: kept.other, reason: '' }}
      input={({ reason, ...chosen }) => ({ ...pairOf(uid, chosen), reason: String(reason ?? '') })}
    >
      <Field name="other" label="另一个账号" check={(value) => (value ? undefined : '请选择要合并的另一位用户')}>
        <CustomerInput except={{ uid, says: '这就是要合并的账号，请选择另一个' }} />
      </Field>
      <Field name="keep" label="合并后保留" help="另一方停用，用户再用停用的账号登录时进入保留的用户。合并不能撤销。">
        <Radio.Group
          options={[
            { value: kept.other, label: '所选的用户' },
            { value: kept.own, label: `${nickname}（ID ${uid}）` },
          ]}
        />
      </Field>
      <TextField
        name="reason"
        label="合并原因"
        maxLength={MERGE_REASON_MAX}
        rows={2}
        showCount
        placeholder="例如：用户来电确认两个账号都是本人"
      />
      <Moves uid={uid} />
    </DialogButton>
  ),
  mergeCalls.merge,
);
