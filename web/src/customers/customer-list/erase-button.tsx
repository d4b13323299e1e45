import { Alert } from 'antd';
import { Link } from 'react-router';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import {
  ERASURE_REASON_MAX,
  type ErasureBlock,
  type ErasurePreview,
  blockSays,
  erasureCalls,
} from '#contract/merges/erasures.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { DialogButton, Loaded, TextField } from '#web/ui/index.ts';

/** Pages on which business is ended; the acts for the rest lie beside the one that erases. */
const pages: Readonly<Partial<Record<ErasureBlock['kind'], (uid: number) => string>>> = {
  orders: () => '/order/index',
  refunds: () => '/order/index',
  withdrawals: (uid) => `/financial/commission/template?uid=${uid}`,
  recharges: (uid) => `/financial/record/charge?uid=${uid}`,
  rechargeRefunds: (uid) => `/financial/record/charge?uid=${uid}`,
  invoices: () => '/financial/invoicing',
};

function BlockLine({ block, uid }: { block: ErasureBlock; uid: number }) {
  const page = pages[block.kind]?.(uid);
  return page === undefined ? blockSays(block) : <Link to={page}>{blockSays(block)}</Link>;
}

const counted = (...counts: readonly (readonly [n: number, words: string])[]): string =>
  counts
    .filter(([n]) => n > 0)
    .map(([n, words]) => words.replace('#', String(n)))
    .join('、');

const goesOf = ({ merged, addresses, titles, notes }: ErasurePreview): string =>
  [
    '账号、昵称、头像、手机号、姓名、证件和地址',
    counted([addresses, '收货地址 # 个'], [titles, '发票抬头 # 个'], [notes, '备注 # 条'], [merged, '之前合并进来的账号 # 个']),
  ]
    .filter(Boolean)
    .join('、');

const staysOf = ({ orders, reviews, invoices }: ErasurePreview): string =>
  [
    '余额、积分、佣金的流水保留',
    counted([orders, '订单 # 个'], [reviews, '评价 # 条']) &&
      `${counted([orders, '订单 # 个'], [reviews, '评价 # 条'])}保留，但不再显示是谁`,
    invoices > 0 && `已开具的 ${invoices} 张发票按税法要求保留`,
  ]
    .filter(Boolean)
    .join('；');

/** Business that stands against an erasure, or else what goes, stays and is lost. */
function PreviewAlert({ preview }: { preview: ErasurePreview }) {
  const { uid, blocks, coupons, integral } = preview;
  if (blocks.length > 0)
    return (
      <Alert
        type="error"
        showIcon
        className="dialog-warning"
        title="现在还不能注销，请先处理："
        description={blocks.map((block) => (
          <div key={block.kind}>
            <BlockLine block={block} uid={uid} />
          </div>
        ))}
      />
    );
  return (
    <Alert
      type="warning"
      showIcon
      className="dialog-warning"
      title="注销不能撤销"
      description={
        <>
          <div>将清除：{goesOf(preview)}，操作日志中的也一并清除。</div>
          <div>{staysOf(preview)}。</div>
          {(coupons > 0 || integral > 0) && <div>作废：{counted([coupons, '未使用的优惠券 # 张'], [integral, '积分 #'])}。</div>}
          <div>用户再用原来的账号来，是一位新用户。</div>
        </>
      }
    />
  );
}

function Consequences({ uid }: { uid: number }) {
  return (
    <Loaded call={erasureCalls.previewErasure} input={{ uid }}>
      {(preview) => preview && <PreviewAlert preview={preview} />}
    </Loaded>
  );
}

/** A person asks to be forgotten: seen what goes, with a reason, and with their number or name typed once more. */
export const EraseButton = needing(
  ({ customer: { uid, nickname } }: { customer: CustomerRow }) => (
    <DialogButton
      label="注销用户"
      title={`注销 ${nickname}（ID ${uid}）`}
      saveLabel="注销"
      danger
      width={560}
      call={erasureCalls.erase}
      touches={['order', 'user_bill', 'integral_record']}
      start={{ uid, reason: '', confirm: '' }}
    >
      <Consequences uid={uid} />
      <TextField
        name="reason"
        label="注销原因"
        maxLength={ERASURE_REASON_MAX}
        rows={2}
        showCount
        placeholder="例如：本人来电申请注销"
      />
      <TextField name="confirm" help={`请输入用户 ID ${uid} 或昵称`} maxLength={64} />
    </DialogButton>
  ),
  erasureCalls.erase,
);
