import { MINUTE, SECOND } from '#contract/durations.ts';
import { Refusal } from '#contract/refusal.ts';
import { outsideServiceRefusals } from '#contract/services/outside-services.ts';
import { receiptPrinterRefusals } from '#contract/services/receipt-printer.ts';
import { type Job, later, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type PaidOrder, logStep, paidReceipt } from '#server/orders/index.ts';
import { printReceipt } from './print-receipt.ts';

interface ReceiptToPrint extends PaidOrder {
  /** Tries at which the printer was not to be reached. */
  waits?: number;
}

/** Refusals that prove that nothing was sent to a printer. */
const nothingSent: readonly string[] = [outsideServiceRefusals.PAUSED.id, receiptPrinterRefusals.NOT_SENT.id];
const WAIT_SECONDS = (5 * MINUTE) / SECOND;
/** Goods of an order have long been packed after that. */
const MOST_WAITS = 24;

/**
 * Receipts wait for a printer that is paused or cannot be reached. One that was refused is told by a step of its order, as is one that
 * may have been printed: it is not tried again.
 */
export const receiptJob: Job<ReceiptToPrint> = {
  ...paidReceipt,
  async run({ database: { db }, providers, clock, write }: Services, { id, orderNo, waits = 0 }: ReceiptToPrint) {
    const actor = systemActor('系统');
    try {
      await printReceipt({ db, printer: providers.print }, orderNo, { actor, now: clock.now() });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isWaiting = nothingSent.includes(error.id) && waits < MOST_WAITS;
      const message = isWaiting ? `小票等待打印：${error.message}` : `小票没有自动打印：${error.message}`;
      await write({ name: paidReceipt.name, actor }, async (context) => {
        if (isWaiting) await later(context, paidReceipt, { id, orderNo, waits: waits + 1 }, { seconds: WAIT_SECONDS });
        if (!isWaiting || waits === 0) await logStep(context, id, { type: 'receipt', message });
      });
    }
  },
};
