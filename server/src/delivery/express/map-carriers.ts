import { isNull } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { carriers } from './queries.ts';
import { express } from './tables.ts';
import { codeByName } from './wechat-codes.ts';

/** Keeps the codes by which WeChat knows our carriers, found by their names; what staff have set stays. */
export async function mapCarriers(write: Write, list: readonly { code: string; name: string }[]): Promise<null> {
  const unmapped = await write.tx.select({ id: express.id, name: express.name }).from(express).where(isNull(express.wechatCode));
  for (const { id, name } of unmapped) {
    const wechatCode = codeByName(name, list);
    if (wechatCode !== undefined) await carriers.set(write, id, { wechatCode });
  }
  return null;
}
