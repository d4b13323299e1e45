import type { Answer, Input } from '#contract/call.ts';
import { sessionRefusals, sessionCalls } from '#contract/access/sessions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type CallContext, read, serve, write } from '#server/platform/http/serve.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { deviceOf } from './device.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import type { SessionCache } from './session-cache.ts';
import { sessionsOf } from './queries.ts';
import { mayManage } from './rules.ts';

async function listSessions(
  db: Db,
  input: Input<typeof sessionCalls.list>,
  { actor, now }: CallContext,
): Promise<Answer<typeof sessionCalls.list>> {
  const { id, sessionId } = asAdministrator(actor);
  const adminId = input.adminId ?? id;
  if (!mayManage(actor, adminId)) throw sessionRefusals.NOT_YOURS();
  const rows = await sessionsOf(db, adminId, now);
  return rows.map(({ agent, ...row }) => ({ ...row, device: deviceOf(agent), isCurrent: row.id === sessionId }));
}

export const sessionRoutes = (keeper: SessionCache) =>
  serve(sessionCalls, {
    list: read(listSessions),
    revoke: write(async (context, input) => {
      keeper.forget(await endSession(context, input));
      return null;
    }),
    revokeOthers: write(async (context) => {
      const ids = await endOtherSessions(context, asAdministrator(context.actor));
      keeper.forget(ids);
      return { ended: ids.length };
    }),
  });
