import type { FastifyInstance } from 'fastify';
import type { Ground } from './app.ts';
import { changeRoutes } from './changes/index.ts';
import { jobRoutes } from './jobs/index.ts';
import type { Actor } from './platform/actor.ts';
import type { Guards } from './platform/http/handler.ts';
import type { Route } from './platform/http/serve.ts';
import type { Job, Timer } from './platform/jobs/jobs.ts';

export interface Domains {
  routes: Route[];
  jobs: Job[];
  timers: Timer[];
  guards: Guards;
  /** Routes that are no calls: files, pages. Those below `/api` are named in `ownPaths`. */
  addOwn(http: FastifyInstance): void;
  ownPaths: readonly string[];
  mayHear(actor: Actor, noun: string): boolean;
}

/** Every noun of the shop, one line each. */
export function assemble(_ground: Ground): Domains {
  return {
    routes: [...changeRoutes, ...jobRoutes],
    jobs: [],
    timers: [],
    guards: { administrator: async () => undefined, storefront: async () => undefined },
    addOwn: () => {},
    ownPaths: [],
    mayHear: (actor) => actor.kind === 'admin',
  };
}
