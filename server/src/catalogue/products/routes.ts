import { productCalls } from '#contract/catalogue/products.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { tabHeaders } from './count-tabs.ts';
import { deleteProduct } from './delete-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { listProducts } from './list-products.ts';
import { offShell } from './off-shell.ts';
import { patchProduct } from './patch-product.ts';
import { productInfo } from './product-info.ts';
import { putOnShell } from './put-on-shell.ts';
import { restoreProduct } from './restore-product.ts';
import { saveProduct } from './save-product.ts';
import { updateProduct } from './update-product.ts';

const AT_ONCE = 30_000;

export const productRoutes = serve(productCalls, {
  list: read(listProducts),
  listAll: read(listProducts),
  tabs: read(tabHeaders),
  info: read(productInfo),
  save: write(saveProduct),
  duplicate: write(duplicateProduct),
  update: write(updateProduct),
  patch: write(patchProduct, AT_ONCE),
  delete: write(deleteProduct, AT_ONCE),
  restore: write(restoreProduct, AT_ONCE),
  putOnShell: write(putOnShell, AT_ONCE),
  offShell: write(offShell, AT_ONCE),
});
