import type { Input } from '#contract/call.ts';
import { bankDirections, bankLineRefusals } from '#contract/cashier/bank-line-record.ts';
import { type bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertReceipt } from '../cash-receipts/insert-receipt.ts';
import { followAccount } from './follow-account.ts';
import { insertMatch } from './insert-match.ts';
import { lockWaiting } from './lock-lines.ts';

/** Makes a receipt of a line; whoever confirms it need not ask whether the money is there. */
export async function receiveLine(write: Write, { id, ...draft }: Input<typeof bankLineCalls.receive>): Promise<null> {
  const { tx, now, actor } = write;
  const [line] = await lockWaiting(tx, [id]);
  if (!line) throw bankLineRefusals.NOT_FOUND();
  if (line.direction !== bankDirections.in) throw bankLineRefusals.IS_OUT();
  const { amount, serial, bookedAt, accountId } = line;
  // A part of the price of an order is the whole of the line.
  const [only, ...others] = draft.parts ?? [];
  const parts = draft.isPartial === true && only && others.length === 0 ? [{ ...only, amount }] : draft.parts;
  const receipt = await insertReceipt(write, {
    ...draft,
    parts,
    amount,
    method: receiptMethods.transfer,
    tradeNo: serial,
    receivedAt: bookedAt > now ? now : bookedAt,
  });
  await insertMatch(write, { lineIds: [id], documents: [{ receiptId: receipt.id }], way: 'hand', matcher: actorName(actor) });
  await followAccount(write, accountId);
  return null;
}
