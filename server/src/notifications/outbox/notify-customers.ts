import type { EventMark } from '#contract/notifications/events.ts';
import type { LetterValues } from '#contract/notifications/letter-values.ts';
import type { Write } from '#server/platform/write/write.ts';
import { addresseesOf } from './addressees.ts';
import { writeLettersTo } from './write-letters.ts';

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
    values: { nickname: addressee.nickname || '顾客', ...values },
  }));
  return writeLettersTo(write, mark, facts);
}
