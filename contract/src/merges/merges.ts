import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { mergedFields } from '../customers/enums.ts';
import { refusals } from '../refusal.ts';
import { amount, id, nothing, words } from '../wire.ts';

export const mergeRefusals = refusals('merge', {
  SAME: { says: () => '请选择两位不同的用户' },
  GONE: { onConstraint: 'customer__survivor', says: () => '用户不存在，请刷新页面后重试' },
  BELOW: {
    says: (p: { from: string; to: string }) =>
      `${p.to}是${p.from}的下级推广来的，合并后会成为自己的上级分销员，请改为保留${p.from}`,
  },
  MERGED: { says: () => '其中一位用户已经合并到别的用户，请刷新页面后重试' },
});

export const MERGE_REASON_MAX = 200;

/** The account that ends, and the one that goes on. */
const pair = { fromUid: id, toUid: id };
/** `status` false: staff switched the account off. */
const Side = z.object({ uid: z.int(), nickname: z.string(), phone: z.string().nullable(), status: z.boolean() });

const Field = z.object({ field: z.enum(mergedFields.values), value: z.string() });

const Preview = z.object({
  from: Side,
  to: Side,
  nowMoney: amount,
  integral: z.int(),
  experience: z.int(),
  brokeragePrice: amount,
  orders: z.int(),
  coupons: z.int(),
  /** Coupons that both hold: nobody holds one twice, so these stay where they are. */
  couponsLeft: z.int(),
  addresses: z.int(),
  /** Addresses that the other has as well, or has no room for. */
  addressesLeft: z.int(),
  /** Customers that the account brought. */
  downline: z.int(),
  /** The account brings customers, and the other does not yet. */
  becomesPromoter: z.boolean(),
  /** The other was brought by somebody below the account: only the other way round can they become one. */
  isBelow: z.boolean(),
  /** Fields of the account that the other takes, and those that end with it; numbers of a person are masked. */
  taken: z.array(Field),
  lost: z.array(Field),
});
export type MergePreview = z.output<typeof Preview>;

/** Two accounts of one person become one. */
export const mergeCalls = calls('customer', '/admin/user/merge', {
  previewMerge: get('/preview', {
    permission: 'admin:user:merge',
    about: 'Says what would move, and moves nothing.',
    query: z.object(pair),
    returns: Preview,
    refuses: [customerRefusals.NOT_FOUND, customerRefusals.ERASED, mergeRefusals.SAME, mergeRefusals.MERGED],
  }),
  merge: post('', {
    permission: 'admin:user:merge',
    about:
      'Moves orders, coupons and figures by rows of their ledgers, and ends the first account: it leads to the other from then on.',
    body: z.object({ ...pair, reason: words(MERGE_REASON_MAX, '请填写合并原因') }),
    returns: nothing,
    says: '合并成功',
    refuses: [
      customerRefusals.NOT_FOUND,
      customerRefusals.ERASED,
      customerRefusals.CIRCLE,
      mergeRefusals.SAME,
      mergeRefusals.BELOW,
      mergeRefusals.MERGED,
    ],
  }),
});
