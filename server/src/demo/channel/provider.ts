import { and, eq } from 'drizzle-orm';
import { demoChannel } from '#contract/services/demo-channel.ts';
import { paymentAttempt } from '#server/payments/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type PaymentPort, type PaymentProvider, type RefundRequest, standInProvider } from '#server/platform/payments.ts';
import type { DemoChannel } from './channel.ts';

async function isPaidThere(db: Db, provider: string, tradeNo: string | null): Promise<boolean> {
  if (tradeNo === null) return false;
  const payment = and(eq(paymentAttempt.provider, provider), eq(paymentAttempt.transactionNo, tradeNo));
  return (await db.$count(paymentAttempt, and(payment, eq(paymentAttempt.merchant, demoChannel.merchantNo)))) > 0;
}

/**
 * WeChat Pay while it is the channel of the demonstration. Money that never went through it goes back as in any demonstration, and its
 * bills are not compared: the shop's past was paid elsewhere.
 */
export const channelProvider = (db: Db, { isOn }: Pick<DemoChannel, 'isOn'>, wechat: PaymentProvider): PaymentProvider => ({
  name: wechat.name,
  async connect(payType) {
    const port = (await isOn()) ? await wechat.connect(payType) : undefined;
    if (!port) return undefined;
    const other = await standInProvider.connect(payType);
    const portOf = async ({ tradeNo }: RefundRequest): Promise<PaymentPort | undefined> =>
      (await isPaidThere(db, wechat.name, tradeNo)) ? port : other;
    return {
      ...port,
      isDemo: true,
      bill: undefined,
      refund: async (request) => (await portOf(request))?.refund?.(request) ?? { state: 'byHand' },
      queryRefund: async (request) => (await portOf(request))?.queryRefund?.(request) ?? { state: 'byHand' },
    };
  },
});
