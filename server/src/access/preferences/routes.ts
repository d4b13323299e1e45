import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { listViews } from './list-views.ts';
import { openView } from './open-view.ts';
import { openViewForRoles } from './open-view-for-roles.ts';
import { defaultViewsOf, findPreference, forgetPreference, rolesByName, rolesOpening } from './queries.ts';
import { removeView } from './remove-view.ts';
import { savePreference } from './save-preference.ts';
import { saveView } from './save-view.ts';

export const preferenceRoutes = [
  ...serve(preferenceCalls, {
    get: read((db, { key }, { actor }) => findPreference(db, asAdministrator(actor).id, key)),
    save: write(async ({ tx, actor, now }, { key, value }) => {
      const mine = { adminId: asAdministrator(actor).id, key };
      if (value === null) await forgetPreference(tx, mine);
      else await savePreference(tx, { ...mine, value, updateTime: now });
      return null;
    }),
  }),
  ...serve(savedViewCalls, {
    list: read(listViews),
    save: write(saveView),
    opening: read((db, _, { actor }) => {
      const { id, roleIds } = asAdministrator(actor);
      return defaultViewsOf(db, id, roleIds);
    }),
    open: write(openView),
    roles: read(rolesByName),
    openForRoles: edit(openViewForRoles, async (db, { id }) => ({ roleIds: await rolesOpening(db, id) })),
    remove: write(removeView),
  }),
];
