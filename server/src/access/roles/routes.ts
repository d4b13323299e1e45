import { roleCalls } from '#contract/access/roles.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { activateRole } from './activate-role.ts';
import { deleteRole } from './delete-role.ts';
import { getRole, listRoles } from './queries.ts';
import { requireTwoStep } from './require-two-step.ts';
import { saveRole } from './save-role.ts';
import { updateRole } from './update-role.ts';

export const roleRoutes = serve(roleCalls, {
  list: read(listRoles),
  save: write(saveRole),
  update: edit(updateRole, getRole),
  delete: write(deleteRole),
  info: read(getRole),
  updateStatus: write(activateRole),
  requireTwoStep: write(requireTwoStep),
});
