import { eq } from 'drizzle-orm';
import { signInCalls } from '#contract/access/sign-in.ts';
import { captcha } from '#server/access/sign-in/tables.ts';
import type { Envelope } from './client.ts';
import type { Shop } from './shop.ts';

interface Try {
  account: string;
  pwd?: string;
  key?: string;
  code?: string;
  /** Origin of the request. */
  at?: string;
}

/** Tries to sign in as the wire's client does. */
export async function tryIn(
  shop: Shop,
  { account, pwd = 'wrong-password', key = '', code = '', at = '10.0.0.1' }: Try,
): Promise<Envelope> {
  const payload = { account, pwd, key, code };
  const response = await shop.app.http.inject({ method: 'POST', url: '/api/admin/login', payload, remoteAddress: at });
  return response.json<Envelope>();
}

/** A captcha with its answer, which only the database knows. */
export async function solved(shop: Shop): Promise<{ key: string; code: string }> {
  const { key } = await shop.stranger.run(signInCalls.captcha, {});
  const [row] = await shop.db.select({ code: captcha.answer }).from(captcha).where(eq(captcha.key, key));
  return { key, code: row?.code ?? '' };
}

export async function failIn(shop: Shop, times: number, of: Try): Promise<Envelope[]> {
  const answers: Envelope[] = [];
  for (let n = 0; n < times; n += 1) answers.push(await tryIn(shop, { ...of, ...(await solved(shop)) }));
  return answers;
}
