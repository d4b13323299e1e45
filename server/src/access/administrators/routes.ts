import { administratorCalls } from '#contract/access/administrators.ts';
import type { Answer } from '#contract/call.ts';
import { isLimited, asAdministrator } from '#server/platform/actor.ts';
import type { Services } from '#server/platform/services.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type CallContext, handle, read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isAsleep } from '#server/platform/jobs/sleep.ts';
import { notFound } from '#server/platform/not-found.ts';
import { settingsNow } from '#server/settings/index.ts';
import { roleWords } from '../roles/rules.ts';
import { screenSettings } from '../screen-settings.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import { changePassword } from './change-password.ts';
import { activateAdmin } from './activate-admin.ts';
import { deleteAdmin } from './delete-admin.ts';
import { leaveOutPresentPassword } from './leave-out-present-password.ts';
import { findAdmin, getAdministrator, listAdministrators, ownShopsOf, rolesOf } from './queries.ts';
import { renameMe } from './rename-me.ts';
import { saveAdmin } from './save-admin.ts';
import { textAdmin } from './text-admin.ts';
import { updateAdmin } from './update-admin.ts';

const neverSent = { roleNames: null, lastTime: null, addTime: null, token: null };

async function whoAmI(db: Db, _: object, { actor }: CallContext): Promise<Answer<typeof administratorCalls.me>> {
  const { id, may, mustChangePassword, mustSetUpTwoStep, impersonation } = asAdministrator(actor);
  const found = await findAdmin(db, id);
  if (!found) throw notFound('admin');
  const { idle_lock_minutes: idleLockMinutes, demo_channel: isDemoChannel } = await settingsNow(db, screenSettings);
  const { account, realName, level, status, phone, isSms } = found.admin;
  const { loginCount, lastIp } = found;
  const roles = roleWords(await rolesOf(db, id));
  const me = { id, account, realName, roles, lastIp, loginCount, level, status, phone, isSms, permissionsList: [...may].sort() };
  return {
    ...neverSent,
    ...me,
    isExtended: true,
    ...(mustChangePassword ? { mustChangePassword } : {}),
    ...(mustSetUpTwoStep ? { mustSetUpTwoStep } : {}),
    ...(impersonation ? { impersonatedUntil: impersonation.until } : {}),
    ...(isLimited(actor) ? { isLimited: true } : {}),
    ...(await ownShopsOf(db, actor)),
    ...(idleLockMinutes > 0 ? { idleLockMinutes } : {}),
    ...(isDemoChannel ? { isDemoChannel } : {}),
    ...((await isAsleep(db)) ? { isAsleep: true as const } : {}),
  };
}

/** A verb that answers which sessions it ended: they end in this process before the news of it is back. */
const ending =
  <I>(keeper: SessionCache, verb: (context: Write, input: I) => Promise<number[]>) =>
  async (context: Write, input: I): Promise<null> => {
    keeper.forget(await verb(context, input));
    return null;
  };

export const administratorRoutes = (services: Services, keeper: SessionCache) =>
  serve(administratorCalls, {
    me: read(whoAmI),
    list: read(listAdministrators),
    info: read(getAdministrator),
    save: write(saveAdmin),
    update: writeAfter(
      (input, asked) => leaveOutPresentPassword(services, input, asked),
      ending(keeper, updateAdmin),
      getAdministrator,
    ),
    delete: write(ending(keeper, deleteAdmin)),
    updateStatus: write(ending(keeper, activateAdmin)),
    updateIsSms: write(textAdmin),
    renameMe: write(ending(keeper, renameMe)),
    changePassword: handle(async (input, { actor, from }) => {
      const me = asAdministrator(actor);
      const ended = await changePassword(services, input, me, from);
      // Keeps the own session, but no longer as that of a person whose password is due.
      keeper.forget([...ended, me.sessionId]);
      return null;
    }),
  });
