import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClonedDatabase, ask, cloneDatabase } from '../../../test/database.ts';
import { type ForgettingProxy, openForgettingProxy } from '../../../test/forgetting-proxy.ts';
import { LISTENER } from '../database/serving.ts';
import { type Hub, type News, openHub } from './hub.ts';

let database: ClonedDatabase;
let proxy: ForgettingProxy;
let hub: Hub;
const heard: News['topic'][] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  proxy = await openForgettingProxy(database.url);
  hub = await openHub(proxy.url);
  hub.on(({ topic }) => heard.push(topic));
});
afterAll(async () => {
  await hub.close();
  await proxy.close();
  await database.drop();
});

const listeners = () =>
  ask(database.url, `select from pg_stat_activity where datname = current_database() and application_name = '${LISTENER}'`);

describe('the channel of news', () => {
  it('beats, though nobody says anything', async () => {
    await sleep(2500);

    expect(hub.silence()).toBeLessThan(2000);
    expect(heard).toEqual([]);
  });

  it('is not trusted after five seconds of silence, and comes back by itself', async () => {
    const begun = performance.now();
    proxy.forget(LISTENER);

    await expect.poll(() => hub.isListening(), { timeout: 15_000, interval: 20 }).toBe(false);
    expect(performance.now() - begun).toBeLessThan(6000);

    await expect.poll(() => hub.isListening(), { timeout: 15_000 }).toBe(true);
    expect(heard).toContain('gap');
    expect(hub.silence()).toBeLessThan(5000);
  });

  it('leaves no session behind that others would wait for', async () => {
    await expect.poll(async () => (await listeners()).length, { timeout: 10_000 }).toBe(1);
  });
});
