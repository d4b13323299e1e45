import { menuCalls } from '#contract/wechat/menus.ts';
import { type Route, ask, handle, read, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { findLiveMenu } from './live-menu.ts';
import { deleteMenu, publishMenu, restoreMenu } from './publish-menu.ts';
import { findDraft, listReleases } from './queries.ts';

export const menuRoutes = (services: Services): Route[] =>
  serve(menuCalls, {
    get: ask(async () => {
      const { button = [], ...others } = (await findLiveMenu(services)) ?? {};
      return { menu: { button }, ...others };
    }),
    create: handle(publishMenu(services)),
    delete: handle(deleteMenu(services)),
    draft: read(findDraft),
    history: read(listReleases),
    restore: handle(restoreMenu(services)),
  });
