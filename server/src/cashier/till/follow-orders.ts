import { offlineMethods } from '#contract/orders/payments/offline-payments.ts';
import { onCounted } from '#server/orders/index.ts';
import { bookCash } from './book-cash.ts';
import { checkOpen } from './check-open.ts';

/** Money that staff counted on the page of an order, without a receipt: cash of it is in the till. */
onCounted(async (write, { orderNo, amount, method }) => {
  await checkOpen(write, write.now);
  if (method === offlineMethods.cash) await bookCash(write, { kind: 'order', amount, at: write.now, number: orderNo });
});
