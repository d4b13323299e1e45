import type { PaymentPort, RefundAnswer, RefundRequest } from '#server/platform/payments.ts';
import type { DisbursementRecord } from './tables.ts';

type Answer = Awaited<ReturnType<NonNullable<PaymentPort['queryRefund']>>>;

export interface Asked {
  act: 'refund' | 'query';
  answer: Answer;
  /** Error of the port, which leaves the answer unknown. */
  fault?: unknown;
}

const NO_ANSWER = '支付渠道没有答复，稍后会再查询';

async function ask(act: Asked['act'], port: PaymentPort | undefined, request: RefundRequest): Promise<Asked> {
  const asks = act === 'refund' ? port?.refund : port?.queryRefund;
  if (!asks) return { act, answer: { state: 'byHand' } };
  try {
    return { act, answer: await asks(request) };
  } catch (fault) {
    return { act, answer: { state: 'unknown', why: NO_ANSWER }, fault };
  }
}

/** The answer that counts: a number that the provider does not know though it took it before is a riddle for people. */
export const lastWord = (asked: readonly Asked[]): RefundAnswer => {
  const answer = asked.at(-1)?.answer;
  if (answer && answer.state !== 'notAsked') return answer;
  return { state: 'unknown', why: '支付渠道查不到之前已受理的这笔退款，请到商户平台核对' };
};

/**
 * Asks for the money once. From then on asks only what became of it, and for the money again, under the same number, where the
 * provider says that it has never heard of it.
 */
export async function askProvider(port: PaymentPort | undefined, of: DisbursementRecord): Promise<Asked[]> {
  const { number: refundNo, orderNo, tradeNo, payType, amount, paid } = of;
  const request = { refundNo, orderNo, tradeNo, payType, amount, paid };
  if (of.asks === 1) return [await ask('refund', port, request)];
  const queried = await ask('query', port, request);
  const wasTaken = of.providerNo !== null;
  if (queried.answer.state !== 'notAsked' || wasTaken) return [queried];
  return [queried, await ask('refund', port, request)];
}
