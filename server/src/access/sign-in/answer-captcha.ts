import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { captcha } from './tables.ts';

/** Uses the question up, whatever the answer: a picture can be guessed at once only. */
export async function answerCaptcha(
  { tx, now }: Write,
  { key, answer }: { key: string; answer: string },
): Promise<'right' | 'wrong' | 'gone'> {
  const [asked] = await tx.delete(captcha).where(eq(captcha.key, key)).returning();
  if (!asked || asked.expireTime <= now) return 'gone';
  return asked.answer === answer.trim().toLowerCase() ? 'right' : 'wrong';
}
