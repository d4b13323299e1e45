import type { Payments, RefundRequest } from '#server/platform/payments.ts';

/** A payment provider that keeps what it was asked, pays a refund number once, and can be out of order or unwilling, for all or for one order. */
export function openPayments() {
  const paid = new Map<string, RefundRequest>();
  let deafTo = '';
  let mood: 'willing' | 'unwilling' | 'silent' = 'willing';
  return {
    async refund(request: RefundRequest): ReturnType<Payments['refund']> {
      if (mood === 'silent' || request.orderNo === deafTo) throw new Error('no answer from the provider');
      if (mood === 'unwilling') return { done: false, why: '余额不足' };
      paid.set(request.refundNo, request);
      return { done: true, providerNo: `provider-${request.refundNo}` };
    },
    /** Fen that left, over all refunds. */
    paidOut: () => [...paid.values()].reduce((sum, { amount }) => sum + amount, 0),
    become(next: typeof mood) {
      mood = next;
    },
    /** Answers nothing about this order, whatever its mood. */
    ignore(orderNo: string) {
      deafTo = orderNo;
    },
  };
}
