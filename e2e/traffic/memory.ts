import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE, SECOND } from '#contract/durations.ts';
import { tally } from './shopper.ts';

const MB = 1024 * 1024;

interface Sample {
  rss: number;
  heap: number;
  external: number;
}

/** Memory of the server's process alone, in bytes; undefined where its figures are not open to us. */
async function readSample(url: string): Promise<Sample | undefined> {
  const token = process.env.METRICS_TOKEN;
  const answer = await fetch(`${url}/metrics`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) return undefined;
  const text = await answer.text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    rss: figure('process_resident_memory_bytes'),
    heap: figure('nodejs_heap_size_used_bytes'),
    external: figure('nodejs_external_memory_bytes'),
  };
}

const least = (samples: readonly Sample[], name: keyof Sample): string =>
  (Math.min(...samples.map((sample) => sample[name])) / MB).toFixed(1);

/**
 * Prints orders and memory each minute. The least that was seen within a minute stands for it: between two collections the heap
 * holds what nobody needs any more.
 */
export async function watchMemory(url: string, until: number): Promise<void> {
  for (let minute = 1; Date.now() < until; minute += 1) {
    const [end, orders] = [Math.min(until, Date.now() + MINUTE), tally.ordered];
    const samples: Sample[] = [];
    while (Date.now() < end) {
      await sleep(Math.min(2 * SECOND, end - Date.now()));
      const sample = await readSample(url);
      if (!sample) return;
      samples.push(sample);
    }
    const [heap, external, rss] = [least(samples, 'heap'), least(samples, 'external'), least(samples, 'rss')];
    console.log(
      `minute ${minute}: ${tally.ordered - orders} orders, heap ${heap} MB, external ${external} MB, resident ${rss} MB`,
    );
  }
}
