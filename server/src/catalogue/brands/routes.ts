import { brandCalls } from '#contract/catalogue/brands.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteBrand } from './delete-brand.ts';
import { allBrands, getBrand, listBrands } from './queries.ts';
import { saveBrand } from './save-brand.ts';
import { showBrand } from './show-brand.ts';

export const brandRoutes = serve(brandCalls, {
  list: read(listBrands),
  listAll: read(allBrands),
  info: read(getBrand),
  save: write(saveBrand),
  update: write(saveBrand),
  delete: write(deleteBrand),
  updateStatus: write(showBrand),
});
