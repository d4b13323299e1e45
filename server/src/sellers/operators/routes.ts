import { operatorCalls } from '#contract/sellers/operators.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { bindShops } from './bind-shops.ts';
import { deleteOperator } from './delete-operator.ts';
import { enableOperator } from './enable-operator.ts';
import { getOperator, listOperators } from './queries.ts';
import { saveOperator } from './save-operator.ts';

export const operatorRoutes = serve(operatorCalls, {
  list: read(listOperators),
  info: read(getOperator),
  save: write(saveOperator),
  update: edit(saveOperator, getOperator),
  updateStatus: write(enableOperator),
  bindShops: edit(bindShops, getOperator),
  delete: write(deleteOperator),
});
