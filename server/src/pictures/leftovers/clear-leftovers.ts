import { DAY } from '#contract/durations.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import type { Storage, StoredObject } from '#server/platform/storage/storage.ts';
import { originalOf } from '../uploads/keys.ts';
import { strayFiles } from './queries.ts';

const BATCH = 500;

/** Files older than a moment, in portions. */
async function* olderThan(storage: Storage, prefix: string, moment: Date): AsyncGenerator<StoredObject[]> {
  let portion: StoredObject[] = [];
  for await (const object of storage.list(prefix)) {
    if (object.at < moment) portion.push(object);
    if (portion.length < BATCH) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

/** Every night: tables of refused rows go after a day, and so does a picture that no row and no page knows. */
export const clearLeftovers: Timer = {
  name: 'attachment.clearLeftovers',
  label: '清除无主的文件',
  cron: '47 3 * * *',
  sleeps: false,
  async run({ database: { db }, clock, storage }) {
    const before = new Date(clock.now().getTime() - DAY);
    for await (const old of olderThan(storage, 'export/', before)) for (const { key } of old) await storage.remove(key);
    for await (const old of olderThan(storage, 'image/public/', before)) {
      const urls = old.map(({ key }) => storage.urlOf(originalOf(key)));
      const stray = await strayFiles(db, urls);
      for (const { key } of old) if (stray.has(storage.urlOf(originalOf(key)))) await storage.remove(key);
    }
  },
};
