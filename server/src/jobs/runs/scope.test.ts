import { describe, expect, it } from 'vitest';
import { runRefusals } from '#contract/jobs/runs.ts';
import { type Scope, scopeOf } from '#server/platform/actor.ts';
import { openShop } from '../../../test/shop.ts';
import { starterOf } from '../job-runs/reporter.ts';
import { enqueueRun } from './enqueue-run.ts';
import { freezeRun } from './freeze-run.ts';
import { allDone } from './outcomes.ts';
import { runJob } from './run-job.ts';
import type { RunKind } from './run-kind.ts';

const shop = openShop();
const scopes: Scope[] = [];

const kind: RunKind<object> = {
  name: 'product.bulk',
  label: '试一试',
  keptFor: 1,
  unit: 'portion',
  act: () => 'test.try',
  undoableFor: () => undefined,
  plan: async () => null,
  async apply({ actor }, { rows }) {
    scopes.push(scopeOf(actor));
    return allDone(rows);
  },
  words: { done: () => '好了', failed: () => '没有好' },
  refuses: runRefusals,
};

describe('the job of a run', () => {
  it('acts within the limits of who began it', async () => {
    const { id } = await shop.person();
    const by = { id, name: '店主' };
    const actor = { ...starterOf(by), scope: { shops: [3] } };
    const { value: jobId } = await shop.app.write({ name: 'test.begin', actor }, async (write) =>
      enqueueRun(write, kind, await freezeRun(write, kind, { task: {}, label: '试一试', rows: [{ key: 'one' }] })),
    );

    await runJob(kind).run(shop.app, { jobId, by });

    expect(scopes).toEqual([{ shops: [3] }]);
  });
});
