import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import { edit, read, serve } from '#server/platform/http/serve.ts';
import { listShopStaff, shopStaffOf } from './queries.ts';
import { saveShopStaff } from './save-shop-staff.ts';

export const shopStaffRoutes = serve(shopStaffCalls, { list: read(listShopStaff), save: edit(saveShopStaff, shopStaffOf) });
