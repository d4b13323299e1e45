import { brandCalls } from '#contract/catalogue/brands.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { allBrands, listBrands } from './queries.ts';

export const brandRoutes = serve(brandCalls, { list: read(listBrands), listAll: read(allBrands) });
