import { staffSessionCalls } from '#contract/access/staff-sessions.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { endStaffSession } from './end-staff-session.ts';
import { listStaffSessions } from './queries.ts';

export const staffSessionRoutes = (keeper: SessionCache) =>
  serve(staffSessionCalls, {
    list: read(listStaffSessions),
    revoke: write(async (context, input) => {
      keeper.forget(await endStaffSession(context, input));
      return null;
    }),
    revokeAll: write(async (context, input) => {
      const ids = await endSessionsOf(context, input);
      keeper.forget(ids);
      return { ended: ids.length };
    }),
  });
