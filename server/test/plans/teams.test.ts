import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { showSpan } from '#contract/date-limit.ts';
import { DAY, HOUR, MINUTE } from '#contract/durations.ts';
import { timetableCalls } from '#contract/dashboard/timetable.ts';
import { teamCalls, teamStates } from '#contract/marketing/teams.ts';
import { startOfDay } from '#contract/moment.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { marketingIn } from '../marketing.ts';
import { pagesOf, rowsReadOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { groupBuy } = marketingIn(shop);
const admin = shop.admin();
const MANY = 30_000;
/** Open teams of a day, of which one a minute ends. */
const [A_DAY, A_QUARTER] = [DAY / MINUTE, 15];

// Teams that end, one a minute, through twenty days around today, and as many again that are over long ago.
beforeAll(async () => {
  const { id } = await groupBuy({ days: 3 });
  await shop.app.write({ name: 'test.teams', actor: systemActor('test') }, ({ tx }) =>
    tx.execute(sql`
      insert into team (activity_id, people, virtual_ration, stop_time, status)
      select ${id}::int, 2, 0, ${startOfDay(shop.clock.now(), -10)}::timestamptz + n * interval '1 minute', ${teamStates.running}::int
      from generate_series(0, ${MANY - 1}::int) n
      union all
      select ${id}::int, 2, 0, ${startOfDay(shop.clock.now(), -400)}::timestamptz + n * interval '10 minutes', ${teamStates.succeeded}::int
      from generate_series(0, ${MANY - 1}::int) n`),
  );
  await vacuum(shop, 'team');
});

describe('tens of thousands of teams', () => {
  it('are read for their deadlines of a day along an index, not all of them', async () => {
    const day = () => admin.run(timetableCalls.day, { day: 'today' });
    const marks = (await day()).marks.filter(({ kind }) => kind === 'teamEnds');
    expect(marks.map(({ count, records }) => [count, records.length])).toEqual(
      Array.from({ length: 96 }, () => [A_QUARTER, A_QUARTER]),
    );
    expect(await rowsReadOf(shop, 'team', day)).toBeLessThanOrEqual(2 * A_DAY);
    // Each that is named takes the name of its group-buy along an index.
    expect(await pagesOf(shop, 'team', day)).toBeLessThan(2 * A_DAY + 200);
  });

  it('are read for the list of a quarter of an hour as few as they are', async () => {
    const from = new Date(startOfDay(shop.clock.now()).getTime() + 20 * HOUR);
    const endsIn = showSpan({ from, until: new Date(from.getTime() + 15 * MINUTE) });
    const list = () => admin.run(teamCalls.list, { page: 1, limit: 10, status: teamStates.running, endsIn });
    expect(await list()).toMatchObject({ total: A_QUARTER, list: { length: 10 } });
    expect(await rowsReadOf(shop, 'team', list)).toBeLessThanOrEqual(2 * A_QUARTER + 2);
  });
});
