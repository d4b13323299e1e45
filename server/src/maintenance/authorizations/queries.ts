import { desc } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { masked } from '#contract/masked.ts';
import { type Authorization, type authorizationCalls, authorizationRefusals } from '#contract/maintenance/authorizations.ts';
import { authorizationSettings } from '#contract/maintenance/settings.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { equal } from '#server/platform/database/conditions.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { settingOf } from '#server/settings/index.ts';
import { authorization } from './tables.ts';

export const authorizations = rowsOf(authorization, { missing: authorizationRefusals.NOT_FOUND });

/** Applications, the latest first. */
export function listAuthorizations(
  db: Db,
  { state, ...paging }: Input<typeof authorizationCalls.list>,
): Promise<Page<Authorization>> {
  const where = equal(authorization.state, state);
  const query = db.select().from(authorization).where(where).orderBy(desc(authorization.id));
  return pageOfQuery(paging, query, db.$count(authorization, where), (rows) =>
    rows.map((row) => ({ ...row, phone: masked(row.phone) })),
  );
}

/** Finds an application that is on its way; undefined once it was answered. */
export async function findSending(db: Db, id: number) {
  const found = await authorizations.find(db, id);
  return found?.state === 'sending' ? found : undefined;
}

export const isServiceSet = async (db: Db): Promise<boolean> =>
  (await settingOf(db, authorizationSettings.authorization_service_url)) !== '';
