import { eq } from 'drizzle-orm';
import type { Clash } from '#contract/marketing/clashes.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Activities } from '../activities/queries.ts';
import { activity } from '../activities/tables.ts';
import { clashesOf } from './check-clashes.ts';
import { allowancesOf, offersWhere } from './queries.ts';
import { withReasons } from './rules.ts';

/** Clashes that an activity would have once it is on, as far as nobody has allowed them; one that is over sells nothing. */
export const checkOn =
  (activities: Activities) =>
  async (db: Db, { id }: { id: number }, { now }: Pick<CallContext, 'now'>): Promise<Clash[]> => {
    const { stopTime } = await activities.get(db, id);
    if (stopTime <= now) return [];
    const clashes = await clashesOf(db, await offersWhere(db, eq(activity.id, id)), now);
    const open = withReasons(clashes, await allowancesOf(db, clashes)).filter(({ reason }) => reason === null);
    return open.map((clash, nth) => ({ ...clash, place: nth + 1 }));
  };
