import { productCalls } from '#contract/catalogue/products.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { tabHeaders } from '../product-list/count-tabs.ts';
import { deleteProduct } from '../product-states/delete-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { duplicateProducts } from './duplicate-products.ts';
import { listProducts } from '../product-list/list-products.ts';
import { offShell } from '../product-states/off-shell.ts';
import { patchProduct } from './patch-product.ts';
import { productInfo } from '../product-aggregate/product-info.ts';
import { putOnShell } from '../product-states/put-on-shell.ts';
import { restoreProduct } from '../product-states/restore-product.ts';
import { saveProduct } from './save-product.ts';
import { updateProduct } from './update-product.ts';

export const productRoutes = serve(productCalls, {
  list: read(listProducts),
  listAll: read(listProducts),
  tabs: read(tabHeaders),
  info: read(productInfo),
  save: write(saveProduct),
  duplicate: write(duplicateProduct),
  duplicateMany: write(duplicateProducts),
  update: write(updateProduct),
  patch: write(patchProduct),
  delete: write(deleteProduct),
  restore: write(restoreProduct),
  putOnShell: write(putOnShell),
  offShell: write(offShell),
});
