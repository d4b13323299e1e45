import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandIn, startStandIn } from '#server/demo/channel/stand-in.ts';

const program = new URL('./main.ts', import.meta.url);
let folder: string;
const started: StandIn[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
});
afterAll(async () => {
  for (const each of started) await each.end();
  await rm(folder, { recursive: true });
});

async function start(): Promise<StandIn> {
  const standIn = await startStandIn(program, [join(folder, 'deep/state'), 'http://127.0.0.1:9', 'https://known.invalid']);
  started.push(standIn);
  return standIn;
}
const control = ({ origin }: StandIn, token: string, what: object) =>
  fetch(`${origin}/control`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: JSON.stringify(what) });

describe('the platform as a process', () => {
  it('serves its data alone, and is the same platform after a restart', async () => {
    const first = await start();
    const beside = await start();
    expect(first.isElsewhere).toBe(false);
    expect(beside).toMatchObject({ isElsewhere: true, origin: first.origin, merchant: first.merchant });

    await first.end();
    const again = await start();
    expect(again).toMatchObject({ isElsewhere: false, merchant: first.merchant, token: first.token });
  });

  it('is driven by whoever has its token', async () => {
    const standIn = started.at(-1) ?? (await start());
    const shorter = standIn.token.slice(1);
    expect((await control(standIn, shorter, { act: 'slow' })).status).toBe(401);
    expect(await (await control(standIn, standIn.token, { act: 'slow' })).json()).toEqual({ next: 'slow' });
    expect((await control(standIn, standIn.token, { act: 'pay', number: 'nobody0000001' })).status).toBe(409);
  });

  it('does not start on a state that it cannot read', async () => {
    await expect(startStandIn(program, [folder, 'http://127.0.0.1:9', 'https://known.invalid'])).rejects.toThrow(
      'ended before it was ready',
    );
  });
});
