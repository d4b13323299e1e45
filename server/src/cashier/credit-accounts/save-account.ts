import { randomInt } from 'node:crypto';
import type { CreditDraft } from '#contract/cashier/credit-record.ts';
import { showDay } from '#contract/moment.ts';
import { getCustomer } from '#server/customers/index.ts';
import { filled } from '#server/platform/write/filled.ts';
import type { Write } from '#server/platform/write/write.ts';
import { creditAccounts } from './record.ts';

const blank = { contact: '', phone: '', remark: '' };

const newCreditNo = (now: Date): string => `SZ${showDay(now).replaceAll('-', '')}${String(randomInt(100_000)).padStart(5, '0')}`;

/** Opens an account where there is no id yet; an account stays with its customer. */
export async function saveAccount(write: Write, { id, ...draft }: CreditDraft & { id?: number }): Promise<null> {
  const { uid, creditLimit, termDays } = draft;
  const values = { ...filled(blank, draft), company: draft.company.trim(), creditLimit, termDays };
  if (id !== undefined) {
    await creditAccounts.lock(write.tx, id);
    await creditAccounts.set(write, id, values);
    return null;
  }
  await getCustomer(write.tx, { id: uid });
  await creditAccounts.insert(write, { ...values, uid, creditNo: newCreditNo(write.now), status: true });
  return null;
}
