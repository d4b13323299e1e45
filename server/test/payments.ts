import { type PaymentPort, type RefundRequest, openPayments as openRegistry } from '#server/platform/payments.ts';

type Mood = 'willing' | 'unwilling' | 'silent' | 'absent' | 'slow' | 'forgetful';

/**
 * A payment provider that counts what it was asked, pays a refund number once, and can be unwilling, silent, not connected, slow, or
 * pay without its answer ever arriving (`forgetful`).
 */
export function openPayments() {
  const paid = new Map<string, RefundRequest>();
  const taken = new Set<string>();
  const asked: { act: 'refund' | 'query'; no: string }[] = [];
  let deafTo = '';
  let mood: Mood = 'willing';

  function hear(act: 'refund' | 'query', { refundNo, orderNo }: RefundRequest): void {
    asked.push({ act, no: refundNo });
    if (mood === 'silent' || orderNo === deafTo) throw new Error('no answer from the provider');
  }
  const done = ({ refundNo }: RefundRequest) => ({ state: 'done', providerNo: `provider-${refundNo}` }) as const;

  const port: PaymentPort = {
    async refund(request) {
      hear('refund', request);
      if (mood === 'absent') return { state: 'byHand' };
      if (mood === 'unwilling') return { state: 'failed', why: '余额不足' };
      taken.add(request.refundNo);
      if (mood === 'slow') return { state: 'processing', providerNo: `provider-${request.refundNo}` };
      paid.set(request.refundNo, request);
      if (mood === 'forgetful') throw new Error('the answer was lost');
      return done(request);
    },
    async queryRefund(request) {
      hear('query', request);
      if (mood === 'absent') return { state: 'byHand' };
      if (paid.has(request.refundNo)) return done(request);
      if (!taken.has(request.refundNo)) return { state: 'notAsked' };
      if (mood === 'unwilling') return { state: 'failed', why: '余额不足' };
      if (mood === 'slow') return { state: 'processing', providerNo: `provider-${request.refundNo}` };
      paid.set(request.refundNo, request);
      return done(request);
    },
  };
  return {
    ...openRegistry([{ name: 'test', connect: async () => port }]),
    /** Fen that left, over all refunds. */
    paidOut: () => [...paid.values()].reduce((sum, { amount }) => sum + amount, 0),
    /** How often it was asked, whatever it answered. */
    timesAsked: () => asked.length,
    /** Questions about one number, in their order. */
    askedAbout: (refundNo: string) => asked.filter(({ no }) => no === refundNo).map(({ act }) => act),
    become(next: Mood) {
      mood = next;
    },
    /** Answers nothing about this order, whatever its mood. */
    ignore(orderNo: string) {
      deafTo = orderNo;
    },
  };
}
