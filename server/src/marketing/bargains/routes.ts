import { bargainCalls, bargainExportCalls } from '#contract/marketing/bargains.ts';
import { edit, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { switchBy } from '../clashes/switch-by.ts';
import { bargainSheet } from './bargain-sheet.ts';
import { deleteBargain } from './delete-bargain.ts';
import { bargainInfo, bargains, listBargains } from './queries.ts';
import { saveBargain } from './save-bargain.ts';

export const bargainRoutes = serve(bargainCalls, {
  list: read(listBargains),
  save: write(saveBargain),
  update: edit(saveBargain, bargainInfo),
  info: read(bargainInfo),
  delete: write(deleteBargain),
  updateStatus: write(switchBy(bargains)),
  switchListed: write(switchBy(bargains)),
});

export const bargainSheetRoutes = (services: Services) =>
  serve(bargainExportCalls, { bargainSheet: handle(bargainSheet(services)) });
