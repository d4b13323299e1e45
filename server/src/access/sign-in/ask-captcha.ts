import { randomBytes } from 'node:crypto';
import { and, count, eq, gt } from 'drizzle-orm';
import { signInRefusals } from '#contract/access/sign-in.ts';
import { MINUTE } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { CAPTCHAS_PER_MINUTE, CAPTCHA_LIFE_MS } from './rules.ts';
import { captcha } from './tables.ts';

// Leaves out the letters that look like a digit or like each other.
const ALPHABET = '0123456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const LOOK = {
  size: 4,
  width: 80,
  height: 34,
  fontSize: 38,
  noise: 2,
  color: true,
  background: '#ffffff',
  charPreset: ALPHABET,
} as const;

/** The wire wants a PNG of 80 × 34 as a data URI. Letters and brush are loaded with the first picture, because they take a while of each start. */
async function draw(): Promise<{ answer: string; picture: string }> {
  const [{ create }, { default: sharp }] = await Promise.all([import('svg-captcha'), import('sharp')]);
  const { text, data } = create(LOOK);
  const png = await sharp(Buffer.from(data)).resize(LOOK.width, LOOK.height).png().toBuffer();
  return { answer: text.toLowerCase(), picture: `data:image/png;base64,${png.toString('base64')}` };
}

async function countRecent(tx: Tx, address: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(captcha)
    .where(and(eq(captcha.address, address), gt(captcha.createTime, new Date(now.getTime() - MINUTE))));
  return row?.n ?? 0;
}

export async function askCaptcha({ tx, now, from }: Write): Promise<{ key: string; code: string }> {
  const address = from?.address ?? '';
  if ((await countRecent(tx, address, now)) >= CAPTCHAS_PER_MINUTE) throw signInRefusals.CAPTCHA_TOO_MANY();
  const { answer, picture } = await draw();
  const key = randomBytes(16).toString('hex');
  await tx
    .insert(captcha)
    .values({ key, answer, address, createTime: now, expireTime: new Date(now.getTime() + CAPTCHA_LIFE_MS) });
  return { key, code: picture };
}
