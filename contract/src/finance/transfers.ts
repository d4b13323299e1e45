import { z } from 'zod';
import { calls, post } from '../call.ts';
import { buyerAccount } from '../customers/buyer.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { type Fen, yuanOfFen } from '../fen.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { amount, exactMoney, words } from '../wire.ts';

export const transferRefusals = refusals('transfer', {
  NOTHING: { says: () => '转入金额不能为0' },
  TOO_MUCH: { says: ({ left }: { left: Fen }) => `您当前可充值余额为 ${yuanOfFen(left)}元` },
  KEY_REUSED: { says: () => '幂等标识已用于另一笔转入，请换一个' },
});

/** Calls of a storefront, for a promoter. */
export const openTransferCalls = calls('transfer', '/open/commission', {
  transfer: post('/transfer', {
    permission: 'storefront',
    about: 'Commission that can be withdrawn goes onto the balance. The same idempotency key moves nothing again.',
    body: z.object({
      account: buyerAccount,
      amount: exactMoney,
      idempotencyKey: words(64, '缺少幂等标识 idempotencyKey'),
    }),
    returns: z.object({ commission: amount, balance: amount }),
    refuses: [customerRefusals.DISABLED, transferRefusals.NOTHING, transferRefusals.TOO_MUCH, transferRefusals.KEY_REUSED],
  }),
});

actsOf('transfer', '佣金转余额', { transfer: '转入余额' });
