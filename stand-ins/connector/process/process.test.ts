import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { newMall } from '../mall.ts';
import { fill } from './goods.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-'));
const file = join(folder, 'connector.state');
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

async function begin(): Promise<{ port: number; secret: string }> {
  const child = fork(new URL('./main.ts', import.meta.url), [file], { execArgv: [] });
  children.push(child);
  const [ready] = await once(child, 'message');
  return ready;
}

it('keeps its keys over a restart, and leaves the door to the first of two', { timeout: 60_000 }, async () => {
  const first = await begin();
  const second = await begin();
  expect(second).toEqual(first);
  const [one] = children;
  if (one) {
    const ended = once(one, 'exit');
    one.kill();
    await ended;
  }
  expect(await begin()).toMatchObject({ secret: first.secret });
});

it('has the same orders of a day whenever it is asked, and none of tomorrow', () => {
  const noon = Date.UTC(2026, 8, 20, 12);
  const [today, later] = [newMall(), newMall()];
  fill(today, noon);
  fill(later, noon + 2 * 86_400_000);
  const shared = [...today.orders].filter(([number]) => later.orders.has(number));
  expect(shared.length).toBeGreaterThan(80);
  for (const [number, order] of shared) expect(later.orders.get(number)).toEqual(order);
  expect([...today.orders.values()].every(({ orderedAt }) => Date.parse(orderedAt) <= noon)).toBe(true);
});
