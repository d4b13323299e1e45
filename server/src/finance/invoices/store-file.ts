import { randomBytes } from 'node:crypto';
import { invoiceRefusals } from '#contract/finance/invoices/invoice-refusals.ts';
import { showDay } from '#contract/moment.ts';
import type { Services } from '#server/platform/services.ts';
import { urlOf } from '#server/platform/storage/storage.ts';
import { FOLDER } from './files.ts';
import { endingOf } from './rules.ts';

type FileServices = Pick<Services, 'storage' | 'clock'>;

/** Keeps the file of an invoice where only links that expire lead; the answer goes into `fileUrl` of the invoice. */
export async function storeFile({ storage, clock }: FileServices, { file }: { file: File }): Promise<{ fileUrl: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const ending = endingOf(bytes);
  if (ending === undefined) throw invoiceRefusals.WRONG_FILE();
  const key = `${FOLDER}${showDay(clock.now()).replaceAll('-', '/')}/${randomBytes(24).toString('hex')}.${ending}`;
  await storage.put(key, bytes);
  return { fileUrl: urlOf(key) };
}
