import { and, desc, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { staffSessionCalls } from '#contract/access/staff-sessions.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { admin } from '../rights/tables.ts';
import { deviceOf } from '../sessions/device.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { adminSession } from '../sessions/tables.ts';

const { tokenHash: _, ...columns } = getTableColumns(adminSession);
const withPerson = { ...columns, account: admin.account, realName: admin.realName };

export function listStaffSessions(
  db: Db,
  { keywords, address, ...paging }: Input<typeof staffSessionCalls.list>,
  { actor, now }: CallContext,
): Promise<Answer<typeof staffSessionCalls.list>> {
  const { sessionId } = asAdministrator(actor);
  const found = db
    .select(withPerson)
    .from(adminSession)
    .innerJoin(admin, eq(admin.id, adminSession.adminId))
    .where(
      and(
        isNull(adminSession.openedBy),
        gt(adminSession.expireTime, now),
        matching(keywords, admin.realName, admin.account),
        equal(adminSession.address, address),
      ),
    )
    .as('found');
  const query = db.select().from(found).orderBy(desc(found.lastTime), desc(found.id));
  return pageOfQuery(paging, query, db.$count(found), (rows) =>
    rows.map(({ agent, ...row }) => ({ ...row, device: deviceOf(agent), isCurrent: row.id === sessionId })),
  );
}
