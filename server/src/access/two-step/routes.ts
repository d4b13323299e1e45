import { twoStepRefusals, twoStepCalls } from '#contract/access/two-step.ts';
import type { Answer } from '#contract/call.ts';
import type { Services } from '#server/platform/services.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type CallContext, handle, read, serve, write } from '#server/platform/http/serve.ts';
import { admins } from '../rights/queries.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { begin } from './begin.ts';
import { confirm } from './confirm.ts';
import { countCodes, findSecret, isRequiredOf, renewCodesOf } from './queries.ts';
import { reset } from './reset.ts';
import { turnOff } from './turn-off.ts';
import { withTwoStepCode } from './with-two-step-code.ts';

async function stateOf(db: Db, _: object, { actor }: CallContext): Promise<Answer<typeof twoStepCalls.state>> {
  const { id } = asAdministrator(actor);
  const [{ twoStep }, isRequired, codesLeft] = await Promise.all([admins.get(db, id), isRequiredOf(db, id), countCodes(db, id)]);
  return { isOn: twoStep, isRequired, codesLeft };
}

export function twoStepRoutes(services: Services, keeper: SessionCache) {
  const { db } = services.database;
  const isOn = async ({ actor }: CallContext) => (await admins.get(db, asAdministrator(actor).id)).twoStep;
  return serve(twoStepCalls, {
    state: read(stateOf),
    begin: handle((input, { actor, from }) => begin(services, input, asAdministrator(actor), from)),
    confirm: handle(async ({ code, deletePasskeys }, asked) => {
      const me = asAdministrator(asked.actor);
      if ((await findSecret(db, me.id)) === undefined) throw twoStepRefusals.NOT_BEGUN();
      const proof = { code, act: 'admin_two_step.confirm' };
      const { codes, ended } = await withTwoStepCode(services, proof, asked, (write) => confirm(write, { me, deletePasskeys }));
      // Keeps the own session, but no longer as that of a person who has to set two-step sign-in up.
      keeper.forget([...ended, me.sessionId]);
      return { codes };
    }),
    renewCodes: handle(async ({ code }, asked) => {
      if (!(await isOn(asked))) throw twoStepRefusals.OFF();
      const renew = { code, act: 'admin_two_step.renewCodes' };
      return { codes: await withTwoStepCode(services, renew, asked, ({ tx }, { id }) => renewCodesOf(tx, id)) };
    }),
    turnOff: handle(async ({ code }, asked) => {
      if (!(await isOn(asked))) throw twoStepRefusals.OFF();
      return withTwoStepCode(services, { code, act: 'admin_two_step.turnOff' }, asked, turnOff);
    }),
    reset: write(async (context, input) => {
      keeper.forget(await reset(context, input));
      return null;
    }),
  });
}
