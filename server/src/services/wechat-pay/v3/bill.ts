import { z } from 'zod';
import { showDay } from '#contract/moment.ts';
import { ownFailure } from '../common/error-table.ts';
import { BillError, parseBill } from '../bill/parse-bill.ts';
import type { BillAnswer } from '../common/trade-bill.ts';
import { BILL_PACKED_MAX, hasHash, isBillAddress, unpackBill } from '../bill/unpack-bill.ts';
import { type V3Line, ask } from './ask.ts';
import { isReply, send } from './send.ts';

const Announced = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.string() });
const NO_BILL: Readonly<Record<string, BillAnswer>> = {
  NO_STATEMENT_EXIST: { state: 'none' },
  STATEMENT_CREATING: { state: 'notYet' },
};

/** The file itself is unsigned: its hash was announced in an answer that was. */
async function download(
  { parts, account }: V3Line,
  { hash_value, download_url }: z.infer<typeof Announced>,
): Promise<BillAnswer> {
  const file = await send(parts, account, { method: 'GET', url: download_url, largest: BILL_PACKED_MAX });
  if (!isReply(file)) return ownFailure('BAD_BILL');
  if (file.status !== 200) return ownFailure('BAD_BILL');
  const bytes = await unpackBill(file.bytes);
  if (!hasHash(bytes, hash_value)) return ownFailure('BAD_BILL');
  return { state: 'ready', bill: parseBill(bytes.toString('utf8')) };
}

/** Bill of all payments and refunds of a day, whole or not at all. */
export async function fetchBill(line: V3Line, day: Date): Promise<BillAnswer> {
  const { base } = line.account.merchant;
  const url = `${base}/v3/bill/tradebill?bill_date=${showDay(day)}&bill_type=ALL&tar_type=GZIP`;
  const reply = await ask(line, { method: 'GET', url });
  if (reply.state === 'refused') return NO_BILL[reply.code] ?? reply.failure;
  if (reply.state !== 'answered') return reply;
  const announced = Announced.safeParse(reply.value).data;
  if (!announced) return ownFailure('BROKEN');
  if (!isBillAddress(announced.download_url, base)) return ownFailure('BAD_BILL_ADDRESS');
  return download(line, announced).catch((error: unknown) => {
    if (error instanceof BillError) return ownFailure('BAD_BILL');
    throw error;
  });
}
