import type { PaymentAnswer, PaymentKey, PaymentReceipt, PaymentRequest } from '#server/platform/incoming-payments.ts';
import { type PaymentPort, openPayments } from '#server/platform/payments.ts';

type Mood = 'willing' | 'silent' | 'forgetful' | 'absent' | 'misset' | 'refundsOnly';
type Act = 'create' | 'query' | 'close' | 'refund';

interface Held {
  request: PaymentRequest;
  state: 'open' | 'closed' | 'paid';
  receipt?: PaymentReceipt;
}

const MERCHANT = '1900000001';
const NUMBER = /^[0-9A-Za-z_\-|*]{6,32}$/;
const SHORTEST_MS = 60_000;

/**
 * A provider of `weixin` that takes money as real ones do: one number is one payment on one set of terms, a closed or expired one is not
 * paid, and a paid one not closed. It can be silent, lose its answer after the act (`forgetful`), not be connected, have a setting that is
 * wrong, or take no new payments. Its apps are those of three channels, and `further` ones.
 */
export function openPayProvider(now: () => Date, further: PaymentPort['appIds'] = {}) {
  const held = new Map<string, Held>();
  const asked: { act: Act; number: string; at: Date }[] = [];
  const paidBack = new Map<string, number>();
  let mood: Mood = 'willing';
  let transactions = 0;

  function hear(act: Act, number: string): void {
    asked.push({ act, number, at: now() });
    if (mood === 'silent') throw new Error('no answer from the provider');
  }
  function lose<T>(answer: T): T {
    if (mood === 'forgetful') throw new Error('the answer was lost');
    return answer;
  }
  const failed = (why: string) => ({ state: 'failed', why }) as const;
  const standing = ({ state, receipt }: Held): PaymentAnswer =>
    receipt ? { state: 'paid', receipt } : { state: state === 'closed' ? 'closed' : 'open' };

  function whyNot(request: PaymentRequest): string | undefined {
    const { number, amount, appId, channel, openid, expiry } = request;
    if (!NUMBER.test(number)) return '商户订单号格式错误';
    if (amount < 1 || !Number.isInteger(amount)) return '金额错误';
    if (appId !== port.appIds?.[channel]) return 'appid 与商户号不匹配';
    if (channel === 'jsapi' && !openid) return '缺少 openid';
    if (expiry.getTime() - now().getTime() < SHORTEST_MS) return '订单失效时间太短';
    const before = held.get(number);
    if (before?.state === 'closed') return '订单已关闭';
    return before && before.request.amount !== amount ? '商户订单号重复' : undefined;
  }

  const port: PaymentPort = {
    merchant: MERCHANT,
    appIds: { native: 'wxshop', jsapi: 'wxshop', h5: 'wxshop', ...further },
    async create(request) {
      hear('create', request.number);
      const why = whyNot(request);
      if (why !== undefined) return failed(why);
      if (!held.has(request.number)) held.set(request.number, { request, state: 'open' });
      const codeUrl = `weixin://wxpay/bizpayurl?pr=${request.number}`;
      if (request.channel === 'native') return lose({ state: 'open', prepay: { kind: 'code', codeUrl } });
      if (request.channel === 'h5')
        return lose({ state: 'open', prepay: { kind: 'link', url: `https://wx.example/${request.number}` } });
      return lose({ state: 'open', prepay: { kind: 'page', parameters: { package: `prepay_id=${request.number}` } } });
    },
    async query({ number }: PaymentKey) {
      hear('query', number);
      const found = held.get(number);
      return lose(found ? standing(found) : { state: 'notAsked' });
    },
    async close({ number }: PaymentKey) {
      hear('close', number);
      const found = held.get(number);
      if (!found) return failed('订单不存在');
      if (!found.receipt) found.state = 'closed';
      return lose(standing(found));
    },
    async refund({ refundNo, amount }) {
      hear('refund', refundNo);
      paidBack.set(refundNo, amount);
      return lose({ state: 'done', providerNo: `provider-${refundNo}` });
    },
    async queryRefund({ refundNo }) {
      hear('query', refundNo);
      return paidBack.has(refundNo) ? { state: 'done', providerNo: `provider-${refundNo}` } : { state: 'notAsked' };
    },
  };

  /** Names no merchant, as nobody knows it, and cannot tell anything. */
  const unknown = async () => ({ state: 'unknown', why: '商户证书已过期' }) as const;
  const misset: PaymentPort = { create: unknown, query: unknown, close: unknown, refund: unknown, queryRefund: unknown };

  function connected(): PaymentPort | undefined {
    if (mood === 'misset') return misset;
    if (mood === 'refundsOnly') return { ...port, appIds: {} };
    return mood === 'absent' ? undefined : port;
  }

  return {
    ...openPayments([{ name: 'test-pay', connect: async (payType) => (payType === 'weixin' ? connected() : undefined) }]),
    /** The buyer pays; refused where the provider would refuse. Answers what its notice says. */
    pay(number: string): PaymentReceipt {
      const found = held.get(number);
      if (!found) throw new Error('no such payment');
      if (found.receipt) throw new Error('paid before');
      if (found.state === 'closed' || now() >= found.request.expiry) throw new Error('not to be paid any more');
      return this.payLate(number);
    },
    /** Money that was on its way when the payment was closed. */
    payLate(number: string): PaymentReceipt {
      const found = held.get(number);
      if (!found) throw new Error('no such payment');
      const { amount, appId } = found.request;
      transactions += 1;
      const transactionNo = `42000000${String(transactions).padStart(20, '0')}`;
      found.state = 'paid';
      found.receipt = { transactionNo, number, amount, appId, merchant: MERCHANT, paidTime: now() };
      return found.receipt;
    },
    payerOf: (number: string) => held.get(number)?.request.openid,
    stateOf: (number: string) => held.get(number)?.state,
    /** Questions about one number, in their order. */
    askedAbout: (number: string) => asked.filter((each) => each.number === number).map(({ act }) => act),
    /** Whole seconds from a moment to each question about a number. */
    secondsAsked: (number: string, from: Date) =>
      asked
        .filter((each) => each.number === number && each.act === 'query')
        .map(({ at }) => Math.floor((at.getTime() - from.getTime()) / 1000)),
    /** Fen that went back, over all refunds. */
    paidOut: () => [...paidBack.values()].reduce((sum, amount) => sum + amount, 0),
    become(next: Mood) {
      mood = next;
    },
  };
}

export type PayProvider = ReturnType<typeof openPayProvider>;
