import { ruleCalls } from '#contract/catalogue/rules.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { deleteRules } from './delete-rules.ts';
import { listRules, rules, saveRule } from './queries.ts';

export const ruleRoutes = serve(ruleCalls, {
  list: read(listRules),
  save: write(saveRule),
  update: edit(saveRule, rules.findById),
  delete: write(deleteRules),
  info: read(rules.findById),
});
