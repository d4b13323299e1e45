import { pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { deletePickStaff } from './delete-pick-staff.ts';
import { getPickStaff, listPickStaff, savePickStaff, staff } from './queries.ts';

export const pickStaffRoutes = serve(pickStaffCalls, {
  list: read(listPickStaff),
  info: read(getPickStaff),
  save: write(savePickStaff),
  update: edit(savePickStaff, getPickStaff),
  updateStatus: write(staff.change),
  delete: write(deletePickStaff),
});
