import { bargainCalls } from '#contract/marketing/bargains.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { switchBy } from '../activities/switch-by.ts';
import { deleteBargain } from './delete-bargain.ts';
import { bargainInfo, bargains, listBargains } from './queries.ts';
import { saveBargain } from './save-bargain.ts';

export const bargainRoutes = serve(bargainCalls, {
  list: read(listBargains),
  save: write(saveBargain),
  update: write(saveBargain),
  info: read(bargainInfo),
  delete: write(deleteBargain),
  updateStatus: write(switchBy(bargains)),
  switchListed: write(switchBy(bargains)),
});
