import { afterAll } from 'vitest';
import { type App, type AppOptions, openApp } from '#server/app.ts';
import { standIn } from '#server/platform/payments.ts';
import { type Client, openClient } from './client.ts';
import type { Shop } from './shop.ts';

export interface Second {
  app: App;
  client(headers: Record<string, string>): Client;
}

/** Another server process on the shop's database, as behind a balancer. */
export function openSecond(shop: Shop, { works = false } = {}) {
  const opened: App[] = [];
  afterAll(async () => {
    for (const app of opened) if (app.http.server.listening || !app.database.pool.ended) await app.close();
  });
  return async (own: Partial<AppOptions> = {}): Promise<Second> => {
    const app = await openApp(
      { databaseUrl: shop.url, dataDir: shop.folder, port: 0, logLevel: 'silent', trustProxy: false, ...own },
      { clock: shop.clock, works, payments: standIn },
    );
    opened.push(app);
    return {
      app,
      client: (headers) =>
        openClient(
          () => app,
          () => headers,
        ),
    };
  };
}
