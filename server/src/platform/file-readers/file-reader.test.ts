import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ReaderTask } from '../../../test/reader-program.ts';
import { expectNoReaders, readersOf } from '../../../test/readers.ts';
import { openFileReader } from './file-reader.ts';
import { openPlaces } from './places.ts';

const NAME = 'reader-program.ts';
const program = new URL(`../../../test/${NAME}`, import.meta.url);
const resting = new URL('../../../test/resting-program.ts', import.meta.url);
const open = (longestMs?: number) =>
  openFileReader<ReaderTask, string>({ program, memoryMb: 32, ...(longestMs && { longestMs }) });
const file = new Blob(['x'.repeat(300_000)]);
const pidOf = (messages: readonly string[]) => Number.parseInt(messages[0] ?? '', 10);

describe('a file', () => {
  it('is read whole by a process of its own, and the next by the same one', async () => {
    const read = open();
    const [first, second] = [await Array.fromAsync(read(file, 'tell')), await Array.fromAsync(read(new Blob(['杯']), 'tell'))];

    expect(first).toEqual([`${pidOf(first)}: ${await file.text()}`]);
    expect(second).toEqual([`${pidOf(first)}: 杯`]);
    expect(pidOf(first)).not.toBe(process.pid);
    process.kill(pidOf(first), 'SIGKILL');
    await expectNoReaders(NAME);
  });

  it.each([
    ['that takes its reader for ever', 'spin', 'late'],
    ['that fills its memory', 'fill', 'ended'],
    ['with which its program fails', 'fail', 'broken'],
  ] as const)('%s ends the process, and the next is read by another', async (_, task, why) => {
    const read = open(task === 'spin' ? 3000 : undefined);

    await expect(Array.fromAsync(read(file, task))).rejects.toMatchObject({ why });

    await expectNoReaders(NAME);
    process.kill(pidOf(await Array.fromAsync(read(file, 'tell'))), 'SIGKILL');
    await expectNoReaders(NAME);
  });

  it('that nobody wants to hear more of ends the process', async () => {
    for await (const message of open()(file, 'go on')) if (message === 'more') break;

    await expectNoReaders(NAME);
  });

  it('leaves its reader to rest, which holds no program open that has nothing else to do', () => {
    const { status, stdout } = spawnSync(process.execPath, [fileURLToPath(resting)], {
      encoding: 'utf8',
      timeout: 15_000,
    });

    expect({ status, stdout }).toEqual({ status: 0, stdout: 'read' });
  });

  it('waits for those before it', async () => {
    const read = open();
    const before = [read(file, 'go on'), read(file, 'go on')];
    await Promise.all(before.map((each) => each.next()));
    let isRead = false;
    const third = Array.fromAsync(read(file, 'tell')).then(() => (isRead = true));
    await before[0]?.next();

    expect(isRead).toBe(false);
    await before[0]?.return(undefined);
    expect(await third).toBe(true);
    expect(readersOf(NAME)).toBe(2);
    await before[1]?.return(undefined);
  });
});

describe('a place among the readers', () => {
  it('is lost by a client that goes away while it waits', async () => {
    const [enter, client] = [openPlaces(1), new AbortController()];
    const leave = await enter(undefined);
    const [gone, next] = [enter(client.signal), enter(undefined)];
    client.abort();

    await expect(gone).rejects.toMatchObject({ why: 'gone' });
    leave();
    expect(await next).toBeTypeOf('function');
  });
});
