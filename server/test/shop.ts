import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type App, type AppParts, openApp } from '#server/app.ts';
import { type Payments, standIn } from '#server/platform/payments.ts';
import { type AdminOptions, createAdmin, openActors } from './actors.ts';
import { openClient } from './client.ts';
import { openClock } from './clock.ts';
import { type ClonedDatabase, FIRST_PASSWORD, cloneDatabase } from './database.ts';

interface OpenedShop {
  app: App;
  database: ClonedDatabase;
  folder: string;
  bucket: { close(): Promise<void> } | undefined;
}

interface ShopOptions {
  /** Storage of its files instead of a folder. */
  bucket?: () => Promise<{ url: string; close(): Promise<void> }>;
  /** Builds a front end other than the shop's; answers its folder. */
  web?: () => Promise<string>;
  /** Port through which its money goes, instead of a stand-in that says it did; or that of its settings. */
  payments?: Payments | 'bySettings';
  /** Callbacks of a provider of the test's own. */
  callbacks?: AppParts['callbacks'];
  /** True fills the shop with the demonstration. */
  demo?: boolean;
  /** Hosts of the shop's own network that it may ask; the tests' own servers by default. */
  innerHosts?: readonly string[];
  /** Path that it is served below. */
  basePath?: string;
  /** A database other than an empty one, and what lies in the data folder with it. */
  database?: (folder: string) => Promise<ClonedDatabase>;
}

interface Statement {
  text: string;
  values: unknown[];
}

const statementIn = ([first, second]: unknown[]): Statement => {
  const { text = '', values = [] }: Partial<Statement> = typeof first === 'string' ? { text: first } : Object(first);
  return { text, values: Array.isArray(second) ? second : values };
};

/** Statements that `work` sends to the database, in their order. */
async function statementsOf({ database: { pool } }: App, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const heard = (client: { query: (...args: never[]) => unknown }) => {
    const { query } = client;
    client.query = (...args) => {
      sent.push(statementIn(args));
      return query.apply(client, args);
    };
    return () => {
      client.query = query;
    };
  };
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
  const restore = clients.map((client) => heard(client as never));
  for (const client of clients) client.release();
  await work();
  for (const undo of restore) undo();
  return sent;
}

/** A shop of this file's own: an empty database, a clock that can be moved, no workers running by themselves. */
export function openShop(overrides: ShopOptions = {}) {
  let opened: OpenedShop | undefined;
  const clock = openClock();
  const here = (): OpenedShop => {
    if (!opened) throw new Error('the shop opens before the first test');
    return opened;
  };

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signalbox-shop-'));
    // The demonstration only fills a shop in which nobody has been yet.
    const isSeeded = !overrides.demo && !overrides.database;
    const database = await (overrides.database?.(folder) ?? cloneDatabase({ seeded: isSeeded }));
    const bucket = await overrides.bucket?.();
    const app = await openApp(
      {
        databaseUrl: database.url,
        dataDir: folder,
        storageUrl: bucket?.url,
        port: 0,
        logLevel: 'silent',
        trustProxy: false,
        ...(overrides.basePath !== undefined && { basePath: overrides.basePath }),
        innerHosts: overrides.innerHosts ?? ['127.0.0.1'],
      },
      {
        clock,
        works: false,
        backupNiceness: 0,
        payments: overrides.payments === 'bySettings' ? undefined : (overrides.payments ?? standIn),
        ...(overrides.callbacks && { callbacks: overrides.callbacks }),
        ...(overrides.web && { web: await overrides.web() }),
      },
    );
    if (!isSeeded) await app.seed({ adminPassword: FIRST_PASSWORD, demo: overrides.demo ?? false });
    opened = { app, database, folder, bucket };
  });
  afterAll(async () => {
    if (!opened) return;
    await opened.app.close();
    await opened.bucket?.close();
    await opened.database.drop();
    await rm(opened.folder, { recursive: true, force: true });
  });

  return {
    clock,
    admin: openActors(() => here().app, clock),
    /** An administrator with his token, for what is no call. */
    person: (overrides?: AdminOptions) => createAdmin(here().app, overrides),
    /** The token of a super administrator. */
    tokenOf: async (overrides: AdminOptions = {}) => (await createAdmin(here().app, overrides)).token,
    stranger: openClient(
      () => here().app,
      () => ({}),
    ),
    get app() {
      return here().app;
    },
    get db() {
      return here().app.database.db;
    },
    /** Folder of its files. */
    get folder() {
      return here().folder;
    },
    get url() {
      return here().database.url;
    },
    /** Lets time pass, then runs the timers and jobs that are due. */
    async pass(words: string): Promise<void> {
      clock.pass(words);
      await here().app.runDue();
    },
    runDue: () => here().app.runDue(),
    /** Runs the jobs that wait and no timers, which ask 150 questions of a shop where nothing is due. */
    runQueued: () => here().app.runQueued(),
    statementsOf: (work: () => Promise<unknown>) => statementsOf(here().app, work),
    /** Number of statements that `work` sends to the database. */
    countQueries: async (work: () => Promise<unknown>): Promise<number> => (await statementsOf(here().app, work)).length,
  };
}

export type Shop = ReturnType<typeof openShop>;
