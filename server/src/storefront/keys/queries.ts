import { desc } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no, type storefrontKeyCalls } from '#contract/storefront/keys.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { storefrontKey } from './tables.ts';

export const keys = rowsOf(storefrontKey, { missing: no.NOT_FOUND });

export function listStorefrontKeys(db: Db, paging: Input<typeof storefrontKeyCalls.list>) {
  const { id, keyId, name, isRevoked, createTime } = storefrontKey;
  return pageOf(db, paging, { select: { id, keyId, name, isRevoked, createTime }, from: storefrontKey, order: [desc(id)] });
}
