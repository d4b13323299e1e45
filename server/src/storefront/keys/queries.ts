import { count, desc } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { storefrontKey } from './tables.ts';

export async function listStorefrontKeys(db: Db, filter: Input<typeof storefrontKeyCalls.list>) {
  const { id, keyId, name, isRevoked, createTime } = storefrontKey;
  const rows = await db
    .select({ id, keyId, name, isRevoked, createTime })
    .from(storefrontKey)
    .orderBy(desc(id))
    .limit(filter.limit)
    .offset(offsetOf(filter));
  const [total] = await db.select({ n: count() }).from(storefrontKey);
  return toPage(filter, total?.n ?? 0, rows);
}
