import { erasureCalls } from '#contract/merges/erasures.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { eraseCustomer } from './erase-customer.ts';
import { previewErasure } from './queries.ts';

export const erasureRoutes = serve(erasureCalls, { previewErasure: read(previewErasure), erase: write(eraseCustomer) });
