import { ruleCalls } from '#contract/catalogue/rules.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteRules } from './delete-rules.ts';
import { listRules, rules, saveRule } from './queries.ts';

export const ruleRoutes = serve(ruleCalls, {
  list: read(listRules),
  save: write(saveRule),
  update: write(saveRule),
  delete: write(deleteRules),
  info: read(rules.findById),
});
