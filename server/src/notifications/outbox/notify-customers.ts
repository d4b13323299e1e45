import type { EventMark } from '#contract/notifications/events.ts';
import type { LetterValues } from '#contract/notifications/letter-values.ts';
import type { Write } from '#server/platform/write/write.ts';
import { addresseesOf } from '../receivers/addressees.ts';
import { leaveLetters } from './leave-letters.ts';
import { lettersToCustomers } from './letters-to-customers.ts';

interface CustomersNotice {
  customerIds: readonly number[];
  subject: string;
  values: LetterValues;
}

/** Notifies customers of what is about no record, by the public account. Answers those who are written to. */
export async function notifyCustomers(
  write: Write,
  mark: EventMark,
  { customerIds, subject, values }: CustomersNotice,
): Promise<number[]> {
  const known = await addresseesOf(write.tx, customerIds);
  const facts = [...known.values()].map((addressee) => ({
    subject,
    addressee,
    apps: ['wechat' as const],
    values: { nickname: addressee.nickname || '用户', ...values },
  }));
  const letters = await lettersToCustomers(write, mark, async () => facts);
  await leaveLetters(write, letters);
  return letters.flatMap(({ customerId }) => customerId ?? []);
}
