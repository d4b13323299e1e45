import type { Services } from '#server/platform/services.ts';
import { product } from '#server/catalogue/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { collectDrafts } from './collect-drafts.ts';
import { fillShelves } from './fill-shelves.ts';
import { layOutRules } from './furnish.ts';
import { DAY, ago } from './past.ts';
import { drawPictures, fillLibrary } from './pictures.ts';
import { recount, takeOrders, takeReviewed } from './take-orders.ts';
import { workAtDesk } from './work-at-desk.ts';
import { writeReviews } from './write-reviews.ts';

/** How many days ago the shop was set up, before anybody bought in it. */
const OPENED = 60;

/** A small shop to look at, in an empty database only: two months of it, through the same verbs as a real one. */
export async function openDemo(services: Services): Promise<void> {
  const { database, storage, clock, write } = services;
  if ((await database.db.$count(product)) > 0) return;
  const drawn = await drawPictures(storage, clock.now());
  await write({ name: 'demo.open', actor: systemActor('演示') }, async (now) => {
    const opening = ago(now, OPENED * DAY);
    const pictures = await fillLibrary(opening, drawn);
    await fillShelves(opening, pictures);
    await layOutRules(opening);
    const bought = await takeReviewed(now);
    await recount(now);
    await takeOrders(now);
    await writeReviews(now, bought, pictures);
    await collectDrafts(now, pictures);
  });
  await workAtDesk(services);
}
