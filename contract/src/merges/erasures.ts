import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { yuanOfFen } from '../fen.ts';
import { refusals } from '../refusal.ts';
import { id, nothing, words } from '../wire.ts';

export const ERASURE_REASON_MAX = 200;

/** Kinds of business that has to end before a customer can be erased. */
export const erasureBlocks = choices({
  orders: '未完成的订单',
  refunds: '未结束的退款或退换单',
  balance: '余额',
  commission: '佣金',
  promises: '未到账的积分或佣金',
  withdrawals: '待审核的提现',
  recharges: '未付款的充值',
  rechargeRefunds: '处理中的充值退款',
  invoices: '未开出的发票申请',
});

/** `n` is a number of records, or a sum in fen. */
const Block = z.object({ kind: erasureBlocks.schema(), n: z.int() });
export type ErasureBlock = z.output<typeof Block>;

const saysOf: Readonly<Record<ErasureBlock['kind'], (n: number) => string>> = {
  orders: (n) => `还有 ${n} 个订单未完成，请先完成或取消`,
  refunds: (n) => `还有 ${n} 个订单的退款或退换单未结束，请先处理完`,
  balance: (n) => `余额还有 ${yuanOfFen(n)} 元，请先退还给用户并扣减`,
  commission: (n) => `佣金还有 ${yuanOfFen(n)} 元，请先请用户提现或转入余额`,
  promises: (n) => `还有 ${n} 笔积分或佣金未到账，请等订单完成、冻结期结束`,
  withdrawals: (n) => `还有 ${n} 笔提现待审核，请先审核`,
  recharges: (n) => `还有 ${n} 笔充值未付款，请先删除`,
  rechargeRefunds: (n) => `还有 ${n} 笔充值退款在处理，请等它完成`,
  invoices: (n) => `还有 ${n} 份发票申请未开出，请先开票或拒绝`,
};
export const blockSays = ({ kind, n }: ErasureBlock): string => saysOf[kind](n);

export const erasureRefusals = refusals('erasure', {
  BLOCKED: { says: (p: { blocks: readonly ErasureBlock[] }) => `现在不能注销：${p.blocks.map(blockSays).join('；')}` },
  NOT_CONFIRMED: { says: () => '输入的用户 ID 或昵称不一致，请核对后重新输入' },
});

const Preview = z.object({
  uid: z.int(),
  nickname: z.string(),
  phone: z.string().nullable(),
  /** Accounts that went into it, which go with it. */
  merged: z.int(),
  /** Records that go. */
  addresses: z.int(),
  titles: z.int(),
  notes: z.int(),
  /** Records that stay without a name. */
  orders: z.int(),
  reviews: z.int(),
  invoices: z.int(),
  /** Worth that is lost. */
  coupons: z.int(),
  integral: z.int(),
  blocks: z.array(Block),
});
export type ErasurePreview = z.output<typeof Preview>;

/** A person asks to be forgotten. */
export const erasureCalls = calls('customer', '/admin/user/erase', {
  previewErasure: get('/preview', {
    permission: 'admin:user:erase',
    about: 'Says what would go, what stays without a name, what is lost, and what has to end before.',
    query: z.object({ uid: id }),
    returns: Preview,
    refuses: [customerRefusals.NOT_FOUND, customerRefusals.MERGED, customerRefusals.ERASED],
  }),
  erase: post('', {
    permission: 'admin:user:erase',
    about:
      'Takes name, numbers and addresses of a person out of every record and out of the change log; ledgers and issued invoices stay. Not taken back.',
    body: z.object({
      uid: id,
      reason: words(ERASURE_REASON_MAX, '请填写注销原因'),
      confirm: words(64, '请输入用户 ID 或昵称以确认'),
    }),
    returns: nothing,
    says: '用户已注销',
    refuses: [
      customerRefusals.NOT_FOUND,
      customerRefusals.MERGED,
      customerRefusals.ERASED,
      erasureRefusals.BLOCKED,
      erasureRefusals.NOT_CONFIRMED,
    ],
  }),
});
