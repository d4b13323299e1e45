import { pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { activatePickStaff } from './activate-pick-staff.ts';
import { deletePickStaff } from './delete-pick-staff.ts';
import { getPickStaff, listPickStaff } from './queries.ts';
import { savePickStaff } from './save-pick-staff.ts';
import { updatePickStaff } from './update-pick-staff.ts';

export const pickStaffRoutes = serve(pickStaffCalls, {
  list: read(listPickStaff),
  info: read(getPickStaff),
  save: write(savePickStaff),
  update: write(updatePickStaff),
  updateStatus: write(activatePickStaff),
  delete: write(deletePickStaff),
});
