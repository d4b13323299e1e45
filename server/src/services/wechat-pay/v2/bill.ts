import { showDay } from '#contract/moment.ts';
import { BillError, parseBill } from '../bill/parse-bill.ts';
import type { BillAnswer } from '../common/trade-bill.ts';
import { BILL_PACKED_MAX, unpackBill } from '../bill/unpack-bill.ts';
import { failureOf, ownFailure } from '../common/error-table.ts';
import { type V2Line, failureOfMessage, messageIn, send } from './ask.ts';

const isNotYet = (message: string): boolean => /bill creating/i.test(message);
const isNone = (code: string, message: string): boolean => code === '20002' || /no bill exist/i.test(message);

async function billIn(bytes: Buffer): Promise<BillAnswer> {
  const text = (await unpackBill(bytes)).toString('utf8');
  if (!text.startsWith('<')) return { state: 'ready', bill: parseBill(text) };
  const fields = messageIn(bytes);
  if (!fields) return ownFailure('BAD_BILL');
  if (isNotYet(fields.return_msg ?? '')) return { state: 'notYet' };
  return isNone(fields.error_code ?? '', fields.return_msg ?? '') ? { state: 'none' } : failureOfMessage(fields);
}

/** Bill of all payments and refunds of a day; nobody signs it, so that only its sums say whether it is whole. */
export async function fetchBill(line: V2Line, day: Date): Promise<BillAnswer> {
  const fields = {
    appid: line.merchant.appIds[0] ?? '',
    bill_date: showDay(day).replaceAll('-', ''),
    bill_type: 'ALL',
    tar_type: 'GZIP',
  };
  const reply = await send(line, { path: 'pay/downloadbill', fields, largest: BILL_PACKED_MAX });
  if ('state' in reply) return reply;
  if (reply.status !== 200) return failureOf({ code: '', status: reply.status, message: '' });
  return billIn(reply.bytes).catch((error: unknown) => {
    if (error instanceof BillError) return ownFailure('BAD_BILL');
    throw error;
  });
}
