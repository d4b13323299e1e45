import { administratorCalls } from '#contract/access/administrators.ts';
import type { Answer } from '#contract/call.ts';
import type { Services } from '#server/platform/services.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Asked, handle, read, serve } from '#server/platform/http/serve.ts';
import { notFound } from '#server/platform/not-found.ts';
import { roleWords } from '../roles/rules.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import { asAdministrator } from '../sessions/rules.ts';
import { changePassword } from './change-password.ts';
import { findAdmin, listAdministrators, rolesOf } from './queries.ts';

const neverSent = { roleNames: null, lastTime: null, addTime: null, token: null };

async function whoAmI(db: Db, _: object, { actor }: Asked): Promise<Answer<typeof administratorCalls.me>> {
  const { id, may, mustChangePassword } = asAdministrator(actor);
  const found = await findAdmin(db, id);
  if (!found) throw notFound('admin');
  const { account, realName, level, status, phone, isSms } = found.admin;
  const { loginCount, lastIp } = found;
  const roles = roleWords(await rolesOf(db, id));
  const me = { id, account, realName, roles, lastIp, loginCount, level, status, phone, isSms, permissionsList: [...may].sort() };
  return { ...neverSent, ...me, ...(mustChangePassword ? { mustChangePassword } : {}) };
}

export const administratorRoutes = (services: Services, keeper: SessionCache) =>
  serve(administratorCalls, {
    me: read(whoAmI),
    list: read(listAdministrators),
    changePassword: handle(async (input, { actor, from }) => {
      const me = asAdministrator(actor);
      const ended = await changePassword(services, input, me, from);
      // One’s own session goes on, but no longer as that of somebody whose password is due.
      keeper.forget([...ended, me.sessionId]);
      return null;
    }),
  });
