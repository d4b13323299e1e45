import { mergeCalls } from '#contract/merges/merges.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { mergeCustomers } from './merge-customers.ts';
import { previewMerge } from './queries.ts';

export const mergeRoutes = serve(mergeCalls, { previewMerge: read(previewMerge), merge: write(mergeCustomers) });
