import type { SavedView, savedViewCalls } from '#contract/access/preferences.ts';
import type { Input } from '#contract/call.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { defaultViewsOf, defaultsFor, viewsOf } from './queries.ts';

/** Own and shared views of a list, with whom they open it for. */
export async function listViews(
  db: Db,
  { screen }: Input<typeof savedViewCalls.list>,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<SavedView[]> {
  const { id: me, roleIds: ownRoleIds } = asAdministrator(actor);
  const views = await viewsOf(db, me, screen);
  const defaults = Map.groupBy(
    await defaultsFor(
      db,
      views.map(({ id }) => id),
    ),
    ({ viewId }) => viewId,
  );
  const mine = (await defaultViewsOf(db, me, ownRoleIds)).find((one) => one.screen === screen);
  return views.map((view) => {
    const opened = defaults.get(view.id) ?? [];
    const roleIds = opened.flatMap(({ roleId }) => (roleId === null ? [] : [roleId]));
    return { ...view, mine: view.adminId === me, opens: view.id === mine?.id, roleIds };
  });
}
