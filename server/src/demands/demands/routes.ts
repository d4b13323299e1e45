import { demandCalls } from '#contract/demands/demands.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { acceptDemand } from './accept-demand.ts';
import { closeDemand } from './close-demand.ts';
import { dealDemand } from './deal-demand.ts';
import { deleteDemand } from './delete-demand.ts';
import { inviteShops } from './invite-shops.ts';
import { countDemands, getDemand, listDemands } from './queries.ts';
import { rejectDemand } from './reject-demand.ts';
import { saveDemand } from './save-demand.ts';
import { submitDemand } from './submit-demand.ts';

export const demandRoutes = serve(demandCalls, {
  list: read(listDemands),
  count: read(countDemands),
  info: read(getDemand),
  save: write(saveDemand),
  update: edit(saveDemand, getDemand),
  delete: write(deleteDemand),
  submit: write(submitDemand),
  accept: write(acceptDemand),
  invite: edit(inviteShops, async (db, { id }, asked) => {
    const { shops, quoteUntil } = await getDemand(db, { id }, asked);
    return { shopIds: shops.map((shop) => shop.id), quoteUntil };
  }),
  reject: write(rejectDemand),
  deal: write(dealDemand),
  close: write(closeDemand),
});
