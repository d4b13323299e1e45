import { type Payments, type RefundRequest, byHand } from '#server/platform/payments.ts';

/** A payment provider that counts what it was asked, pays a refund number once, and can be out of order, unwilling or not connected. */
export function openPayments() {
  const paid = new Map<string, RefundRequest>();
  let deafTo = '';
  let mood: 'willing' | 'unwilling' | 'silent' | 'absent' = 'willing';
  let asked = 0;
  return {
    async refund(request: RefundRequest): ReturnType<Payments['refund']> {
      asked += 1;
      if (mood === 'absent') return byHand.refund(request);
      if (mood === 'silent' || request.orderNo === deafTo) throw new Error('no answer from the provider');
      if (mood === 'unwilling') return { done: false, why: '余额不足' };
      paid.set(request.refundNo, request);
      return { done: true, providerNo: `provider-${request.refundNo}` };
    },
    /** Fen that left, over all refunds. */
    paidOut: () => [...paid.values()].reduce((sum, { amount }) => sum + amount, 0),
    /** How often it was asked, whatever it answered. */
    timesAsked: () => asked,
    become(next: typeof mood) {
      mood = next;
    },
    /** Answers nothing about this order, whatever its mood. */
    ignore(orderNo: string) {
      deafTo = orderNo;
    },
  };
}
