import { shopCalls } from '#contract/catalogue/shops.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteShopForGood } from './delete-shop-for-good.ts';
import { deleteShop } from './delete-shop.ts';
import { openOrCloseShop } from './open-or-close-shop.ts';
import { countShops, getShop, listShops } from './queries.ts';
import { recoverShop } from './recover-shop.ts';
import { saveShop } from './save-shop.ts';
import { updateShop } from './update-shop.ts';

export const shopRoutes = serve(shopCalls, {
  list: read(listShops),
  getCount: read(countShops),
  info: read(getShop),
  save: write(saveShop),
  update: write(updateShop),
  updateStatus: write(openOrCloseShop),
  delete: write(deleteShop),
  recovery: write(recoverShop),
  completelyDelete: write(deleteShopForGood),
});
