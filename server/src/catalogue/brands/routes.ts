import { brandCalls } from '#contract/catalogue/brands.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { allBrands, brands, getBrand, listBrands } from './queries.ts';
import { saveBrand } from './save-brand.ts';

export const brandRoutes = serve(brandCalls, {
  list: read(listBrands),
  listAll: read(allBrands),
  info: read(getBrand),
  save: write(saveBrand),
  update: edit(saveBrand, getBrand),
  delete: write(brands.delete),
  updateStatus: write(brands.change),
});
