import { expect, it } from 'vitest';
import { findAct } from '#contract/history.ts';
import { assemble } from '#server/domains.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();

it('every act that a call, a timer or a job can leave in the log has words', () => {
  const { routes, timers, jobs } = assemble(shop.app);
  const writes = routes.filter(({ binding }) => binding.kind === 'write').map(({ call }) => `${call.noun}.${call.verb}`);
  const acts = [...writes, ...[...timers, ...jobs].map(({ name }) => name)];

  expect(acts.filter((act) => findAct(act) === undefined)).toEqual([]);
});
