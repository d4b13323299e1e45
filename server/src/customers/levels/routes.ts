import { customerLevelCalls } from '#contract/customers/levels.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { deleteLevel } from './delete-level.ts';
import { countMembers, countRisers, getLevel, listLevels } from './queries.ts';
import { saveLevel } from './save-level.ts';
import { useLevel } from './use-level.ts';

export const levelRoutes = serve(customerLevelCalls, {
  list: read(listLevels),
  info: read(getLevel),
  members: read(countMembers),
  risers: read(countRisers),
  save: write(saveLevel),
  update: edit(saveLevel, getLevel),
  delete: write(deleteLevel),
  use: write(useLevel),
});
