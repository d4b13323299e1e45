import { desc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { storefrontKeyRefusals, type storefrontKeyCalls } from '#contract/storefront/keys.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { storefrontKey, storefrontKeyUse } from './tables.ts';

export const keys = rowsOf(storefrontKey, { missing: storefrontKeyRefusals.NOT_FOUND });

export function listStorefrontKeys(db: Db, paging: Input<typeof storefrontKeyCalls.list>) {
  const { id, keyId, name, isRevoked, isReadOnly, ownCustomersOnly, expireTime, createTime } = storefrontKey;
  const { lastTime } = storefrontKeyUse;
  const query = db
    .select({ id, keyId, name, isRevoked, isReadOnly, ownCustomersOnly, expireTime, createTime, lastTime })
    .from(storefrontKey)
    .leftJoin(storefrontKeyUse, eq(storefrontKeyUse.keyId, id));
  return pageOfJoined(db, paging, query, { from: storefrontKey, where: undefined, order: [desc(id)] }, (rows) => rows);
}
