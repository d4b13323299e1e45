import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { listShopStaff } from './queries.ts';
import { saveShopStaff } from './save-shop-staff.ts';

export const shopStaffRoutes = serve(shopStaffCalls, { list: read(listShopStaff), save: write(saveShopStaff) });
