import type { Input } from '#contract/call.ts';
import { caseStates } from '#contract/orders/return-case-enums.ts';
import { type OpenCase, openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import {
  type OwnCase,
  askCase,
  getOwnCase,
  listOwnCases,
  returnableGoods,
  setReturnTracking,
  withdrawCase,
} from '#server/after-sales/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type CallContext, read, serve, write } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';

type OwnCaseCalls = typeof openReturnCaseCalls;

const toAnswer = ({ refund, parcel, ...found }: OwnCase): OpenCase => ({
  ...found,
  stateText: caseStates.labels[found.state],
  refundAmount: refund?.amount ?? null,
  refundState: refund?.state ?? null,
  parcel: parcel ?? null,
});

const answer = async ({ tx, actor }: Write, caseNo: string) => toAnswer(await getOwnCase(tx, caseNo, actor));

/** A case that was withdrawn stays so, whoever says it again. */
async function withdraw(context: Write, { caseNo, reason = '' }: Input<OwnCaseCalls['withdraw']>): Promise<OpenCase> {
  const { id, state } = await getOwnCase(context.tx, caseNo, context.actor);
  if (state !== caseStates.withdrawn) await withdrawCase(context, { id, reason: reason.trim() || '用户撤销' });
  return answer(context, caseNo);
}

export const openReturnCaseRoutes = serve(openReturnCaseCalls, {
  goods: read(returnableGoods),
  create: write(async (context: Write, asked: Input<OwnCaseCalls['create']>) => {
    const { caseNo } = await askCase(context, asked);
    return answer(context, caseNo);
  }),
  list: read(async (db: Db, filter: Input<OwnCaseCalls['list']>, { actor }: CallContext) => {
    const page = await listOwnCases(db, filter, actor);
    return { ...page, list: page.list.map(toAnswer) };
  }),
  read: read(async (db: Db, { caseNo }: Input<OwnCaseCalls['read']>, { actor }: CallContext) =>
    toAnswer(await getOwnCase(db, caseNo, actor)),
  ),
  setBack: write(async (context: Write, { caseNo, ...back }: Input<OwnCaseCalls['setBack']>) => {
    const { id } = await getOwnCase(context.tx, caseNo, context.actor);
    await setReturnTracking(context, { ...back, id });
    return answer(context, caseNo);
  }),
  withdraw: write(withdraw),
});
