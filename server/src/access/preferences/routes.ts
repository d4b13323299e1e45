import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { asAdministrator } from '../sessions/rules.ts';
import { findPreference, forgetPreference, setPreference, viewsOf } from './queries.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';

export const preferenceRoutes = [
  ...serve(preferenceCalls, {
    get: read((db, { key }, { actor }) => findPreference(db, asAdministrator(actor).id, key)),
    save: write(async ({ tx, actor, now }, { key, value }) => {
      const mine = { adminId: asAdministrator(actor).id, key };
      await (value === null ? forgetPreference(tx, mine) : setPreference(tx, { ...mine, value, updateTime: now }));
      return null;
    }),
  }),
  ...serve(savedViewCalls, {
    list: read(async (db, { screen }, { actor }) => {
      const me = asAdministrator(actor).id;
      return (await viewsOf(db, me, screen)).map((view) => ({ ...view, mine: view.adminId === me }));
    }),
    save: write(saveView),
    remove: write(removeView),
  }),
];
