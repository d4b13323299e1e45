import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { moveShop } from '#server/catalogue/index.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { getMallShop, listMallShops, listOpenShops } from './queries.ts';
import { saveMallShop } from './save-mall-shop.ts';

export const mallShopRoutes = serve(mallShopCalls, {
  list: read(listMallShops),
  all: read(listOpenShops),
  info: read(getMallShop),
  save: write(saveMallShop),
  update: edit(saveMallShop, getMallShop),
  updateStatus: write(moveShop()),
  delete: write(moveShop('into')),
});
