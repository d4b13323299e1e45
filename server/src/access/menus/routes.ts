import { menuCalls } from '#contract/access/menus.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { addMenu } from './add-menu.ts';
import { deleteMenu } from './delete-menu.ts';
import { getMenu, listMenus, menusOf, rightsForNewRole } from './queries.ts';
import { toggleMenu } from './toggle-menu.ts';
import { updateMenu } from './update-menu.ts';

export const menuRoutes = serve(menuCalls, {
  mine: read(menusOf),
  list: read(listMenus),
  add: write(addMenu),
  update: edit(updateMenu, getMenu),
  delete: write(deleteMenu),
  info: read(getMenu),
  toggle: write(toggleMenu),
  cacheTree: read(rightsForNewRole),
});
