import { pickPointCalls } from '#contract/delivery/pick-points.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { deletePickPointForGood } from './delete-pick-point-for-good.ts';
import { deletePickPoint } from './delete-pick-point.ts';
import { countPickPoints, getPickPoint, listPickPoints } from './queries.ts';
import { recoverPickPoint } from './recover-pick-point.ts';
import { savePickPoint } from './save-pick-point.ts';
import { showPickPoint } from './show-pick-point.ts';
import { updatePickPoint } from './update-pick-point.ts';

export const pickPointRoutes = serve(pickPointCalls, {
  list: read(listPickPoints),
  getCount: read(countPickPoints),
  info: read(getPickPoint),
  save: write(savePickPoint),
  update: edit(updatePickPoint, getPickPoint),
  updateStatus: write(showPickPoint),
  delete: write(deletePickPoint),
  recovery: write(recoverPickPoint),
  completelyDelete: write(deletePickPointForGood),
});
