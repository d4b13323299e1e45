import type { CheckedStep, OutsideServiceName } from '#contract/services/outside-services.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Services } from '#server/platform/services.ts';
import { lockHealth, setHealth } from '../health/queries.ts';
import { deletePauses } from '../pauses/queries.ts';
import { runSteps } from './run-steps.ts';

const UNSET: CheckedStep = {
  name: '配置',
  outcome: 'failed',
  says: '还没有填写完整',
  remedy: '请在外部服务里点「去设置」，填写它的账号和密钥',
};

/** Checks a service as it is set up now, and keeps what came of it. One that passes is asked again by everybody. */
export async function checkService(
  { write, providers }: Pick<Services, 'write' | 'providers'>,
  name: OutsideServiceName,
  actor: Actor,
): Promise<CheckedStep[]> {
  const declared = providers.declared.find((service) => service.name === name);
  const isUnset = !declared || (await declared.standing()) === 'unset';
  const { steps, quota } = isUnset ? { steps: [UNSET], quota: '' } : await runSteps(declared.steps());
  await write({ name: 'outside_service.check', actor }, async ({ tx, now }) => {
    await lockHealth(tx, name);
    if (steps.every(({ outcome }) => outcome === 'passed')) await deletePauses(tx, name);
    await setHealth(tx, name, { checkTime: isUnset ? null : now, steps: isUnset ? [] : steps, quota });
  });
  return steps;
}
