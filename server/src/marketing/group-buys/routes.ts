import { groupBuyCalls, groupBuyExportCalls } from '#contract/marketing/group-buys.ts';
import { edit, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { switchBy } from '../clashes/switch-by.ts';
import { deleteGroupBuy } from './delete-group-buy.ts';
import { groupBuySheet } from './group-buy-sheet.ts';
import { groupBuyInfo, groupBuys, listGroupBuys } from './queries.ts';
import { saveGroupBuy } from './save-group-buy.ts';

const switchGroupBuy = switchBy(groupBuys);

export const groupBuyRoutes = serve(groupBuyCalls, {
  list: read(listGroupBuys),
  save: write(saveGroupBuy),
  update: edit(saveGroupBuy, groupBuyInfo),
  info: read(groupBuyInfo),
  delete: write(deleteGroupBuy),
  updateStatus: write((context, { isShow: status, ...rest }) => switchGroupBuy(context, { ...rest, status })),
});

export const groupBuySheetRoutes = (services: Services) =>
  serve(groupBuyExportCalls, { groupBuySheet: handle(groupBuySheet(services)) });
