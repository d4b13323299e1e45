import type { Ground } from '#server/platform/ground.ts';
import { product } from '#server/catalogue/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { fillShelves } from './fill-shelves.ts';
import { demoProducts } from './goods.ts';
import { drawPictures } from './pictures.ts';
import { takeOrders } from './take-orders.ts';

/** A small shop to look at, in an empty database only. */
export async function openDemo({ database, storage, write }: Ground): Promise<void> {
  if ((await database.db.$count(product)) > 0) return;
  const pictures = await drawPictures(storage, demoProducts.length);
  await write({ name: 'demo.open', actor: systemActor('演示') }, async (context) => {
    await fillShelves(context, pictures);
    await takeOrders(context);
  });
}
