import type { FastifyInstance } from 'fastify';
import { type FirstSignIn, mayHear, openAccess, seedAccess } from './access/index.ts';
import type { Ground } from './platform/ground.ts';
import { goods, openCatalogue } from './catalogue/index.ts';
import { changeRoutes, deletionRoutes, undoJob } from './changes/index.ts';
import { openCollection } from './collection/index.ts';
import { deliveryRoutes } from './delivery/index.ts';
import { openDemo } from './demo/index.ts';
import { jobRoutes } from './jobs/index.ts';
import { openMarketing } from './marketing/index.ts';
import { orderJobs, orderTimers, ordersRoutes } from './orders/index.ts';
import { openExports } from './exports/index.ts';
import type { Actor } from './platform/actor.ts';
import type { Guards } from './platform/http/handler.ts';
import type { Route } from './platform/http/serve.ts';
import type { Job, Timer } from './platform/jobs/jobs.ts';
import { proveTallies } from './platform/tally/prove-tallies.ts';
import { openPictures } from './pictures/index.ts';
import { openSettings } from './settings/index.ts';
import { openStorefront } from './storefront/index.ts';

export interface Seed {
  adminPassword?: string | undefined;
  /** Fill an empty shop with something to look at. */
  demo: boolean;
}

export interface Domains {
  routes: Route[];
  jobs: Job[];
  timers: Timer[];
  guards: Guards;
  /** Routes that are no calls: files, pages. Those below `/api` are named in `ownPaths`. */
  addOwn(http: FastifyInstance): void;
  ownPaths: readonly string[];
  mayHear(actor: Actor, noun: string): boolean;
  /** What a new shop has from the start. Undefined when there are accounts already. */
  seed(seed: Seed): Promise<FirstSignIn | undefined>;
}

/** Every noun of the shop, one line each. */
export function assemble(ground: Ground): Domains {
  const settings = openSettings(ground);
  const access = openAccess(ground);
  const catalogue = openCatalogue(ground);
  const collection = openCollection(ground);
  const exports = openExports(ground, catalogue.exports, access);
  const marketing = openMarketing(goods);
  const pictures = openPictures(ground);
  const storefront = openStorefront(ground);
  return {
    routes: [
      ...access.routes,
      ...catalogue.routes,
      ...changeRoutes,
      ...deletionRoutes,
      ...collection.routes,
      ...deliveryRoutes,
      ...exports.routes,
      ...jobRoutes,
      ...marketing.routes,
      ...ordersRoutes,
      ...pictures.routes,
      ...settings.routes,
      ...storefront.routes,
    ],
    jobs: [...catalogue.jobs, ...exports.jobs, ...orderJobs, undoJob],
    timers: [
      ...access.timers,
      ...catalogue.timers,
      ...exports.timers,
      ...orderTimers,
      ...pictures.timers,
      ...storefront.timers,
      proveTallies,
    ],
    guards: { administrator: access.administrator, storefront: storefront.guard },
    addOwn(http) {
      pictures.addFiles(http, access);
      exports.addFiles(http);
    },
    ownPaths: exports.paths,
    mayHear,
    async seed(seed) {
      const first = await seedAccess(ground.write, seed);
      if (first && seed.demo) await openDemo(ground);
      return first;
    },
  };
}
