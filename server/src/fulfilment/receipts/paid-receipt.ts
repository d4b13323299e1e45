import { Refusal } from '#contract/refusal.ts';
import { type Job, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type PaidOrder, logStep, paidReceipt } from '#server/orders/index.ts';
import { printReceipt } from './print-receipt.ts';

/** A receipt that was not printed is told by a step of its order. It is not tried again: the printer may have printed it unseen. */
export const receiptJob: Job<PaidOrder> = {
  ...paidReceipt,
  async run({ database: { db }, providers, clock, write }: Services, { id, orderNo }: PaidOrder) {
    const actor = systemActor('系统');
    try {
      await printReceipt({ db, printer: providers.print }, orderNo, { actor, now: clock.now() });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const message = `小票没有自动打印：${error.message}`;
      await write({ name: paidReceipt.name, actor }, (context) => logStep(context, id, { type: 'receipt', message }));
    }
  },
};
