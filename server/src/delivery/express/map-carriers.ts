import type { Write } from '#server/platform/write/write.ts';
import { carriers } from './queries.ts';
import { express } from './tables.ts';
import { codeByName } from './wechat-codes.ts';

/** Keeps the codes by which WeChat knows our carriers, found by their names; one that stands and is in its list stays. */
export async function mapCarriers(write: Write, list: readonly { code: string; name: string }[]): Promise<null> {
  const codes = new Set(list.map(({ code }) => code));
  const rows = await write.tx.select({ id: express.id, name: express.name, wechatCode: express.wechatCode }).from(express);
  for (const { id, name, wechatCode } of rows) {
    if (wechatCode !== null && codes.has(wechatCode)) continue;
    const found = codeByName(name, list);
    if (found !== undefined) await carriers.set(write, id, { wechatCode: found });
  }
  return null;
}
