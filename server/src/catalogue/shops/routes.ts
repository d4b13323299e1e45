import { shopCalls } from '#contract/catalogue/shops.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { deleteShopForGood } from './delete-shop-for-good.ts';
import { moveShop } from './move-shop.ts';
import { countShops, getShop, listShops } from './queries.ts';
import { saveShop } from './save-shop.ts';

export const shopRoutes = serve(shopCalls, {
  list: read(listShops),
  getCount: read(countShops),
  info: read(getShop),
  save: write(saveShop),
  update: edit(saveShop, getShop),
  updateStatus: write(moveShop()),
  delete: write(moveShop('into')),
  recovery: write(moveShop('out')),
  completelyDelete: write(deleteShopForGood),
});
