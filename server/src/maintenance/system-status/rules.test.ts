import { describe, expect, it } from 'vitest';
import {
  backupItem,
  bytesText,
  connectionsItem,
  copyItem,
  databaseItem,
  diskItem,
  journalItem,
  lastingText,
  memoryItem,
  migrationsItem,
  queueItem,
  timersItem,
} from './rules.ts';

const GB = 1024 ** 3;
const now = new Date('2026-11-20T14:05:00+08:00');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const made = { state: 'made', beginTime: before(600), problem: '' } as const;
const proven = { proof: 'proven', beginTime: before(600), proofTime: before(590), proofSays: '223 张表 26,149 行' } as const;

describe('the condition', () => {
  it.each([
    ['of memory', memoryItem({ used: 1, free: 4 * GB, total: 8 * GB }), 'good'],
    ['of memory that is short', memoryItem({ used: 1, free: 0.5 * GB, total: 8 * GB }), 'watch'],
    ['of memory that is gone', memoryItem({ used: 1, free: 0.1 * GB, total: 8 * GB }), 'bad'],
    ['of a disk', diskItem({ free: 50 * GB, total: 100 * GB }), 'good'],
    ['of a disk that fills', diskItem({ free: 12 * GB, total: 100 * GB }), 'watch'],
    ['of a large disk with little left', diskItem({ free: 4 * GB, total: 100 * GB }), 'bad'],
    ['of a small disk with almost nothing left', diskItem({ free: 0.9 * GB, total: 3 * GB }), 'bad'],
    ['of an old database', databaseItem({ version: '14.2', bytes: GB }), 'watch'],
    ['of a database', databaseItem({ version: '17.5 (Debian)', bytes: GB }), 'good'],
    ['of connections', connectionsItem({ used: 79, max: 100 }), 'good'],
    ['of connections that run out', connectionsItem({ used: 80, max: 100 }), 'watch'],
    ['of connections that have run out', connectionsItem({ used: 95, max: 100 }), 'bad'],
    ['of migrations', migrationsItem({ applied: 15, known: 15 }), 'good'],
    ['of a database newer than the program', migrationsItem({ applied: 16, known: 15 }), 'watch'],
    ['of an empty queue', queueItem({ count: 0, since: undefined, now }), 'good'],
    ['of a queue that stands a while', queueItem({ count: 2, since: before(6), now }), 'watch'],
    ['of a queue that stands', queueItem({ count: 2, since: before(31), now }), 'bad'],
    ['of no copy before an upgrade', copyItem(undefined), 'good'],
    ['of a backup that was proven', backupItem({ isOn: true, last: made, proof: proven, now }), 'good'],
    ['of a proven backup that nobody repeats', backupItem({ isOn: false, last: made, proof: proven, now }), 'watch'],
    [
      'of a backup that is days old',
      backupItem({ isOn: true, last: { ...made, beginTime: before(3 * 1440) }, proof: proven, now }),
      'watch',
    ],
    ['of a backup that did not hold', backupItem({ isOn: true, last: made, proof: { ...proven, proof: 'broken' }, now }), 'bad'],
    [
      'of a backup without room for a proof',
      backupItem({ isOn: true, last: made, proof: { ...proven, proof: 'no_room' }, now }),
      'watch',
    ],
    ['of a backup that was not made', backupItem({ isOn: true, last: { ...made, state: 'failed' }, proof: proven, now }), 'bad'],
    [
      'of a log that leads to any moment',
      journalItem({ isOn: true, from: now, copies: 2, log: { bytes: GB, hasGap: false }, elsewhere: undefined }),
      'good',
    ],
    [
      'of a log with a gap',
      journalItem({ isOn: true, from: now, copies: 2, log: { bytes: GB, hasGap: true }, elsewhere: '/mnt/log' }),
      'watch',
    ],
    ['of no log yet', journalItem({ isOn: true, from: undefined, copies: 0, log: undefined, elsewhere: undefined }), 'watch'],
  ])('%s', (_, { condition, advice }, expected) => {
    expect(condition).toBe(expected);
    expect(advice).not.toBe('');
  });

  it('of timers names those that need somebody', () => {
    const [fine, failed, late] = [
      { label: '核对库存', state: 'done' },
      { label: '解冻积分', state: 'failed' },
      { label: '清除旧文件', state: 'late' },
    ] as const;
    expect(timersItem([fine])).toMatchObject({ condition: 'good', value: '都正常' });
    expect(timersItem([fine, late])).toMatchObject({ condition: 'watch', advice: expect.stringContaining('清除旧文件') });
    expect(timersItem([failed, late])).toMatchObject({ condition: 'bad', value: '1 个失败，1 个没有按时执行' });
  });
});

it.each([
  [1.5 * GB, '1.5 GB'],
  [320 * 1024 ** 2, '320 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

it.each([
  [273_600_000, '3 天 4 小时'],
  [18_600_000, '5 小时 10 分钟'],
  [1000, '1 分钟'],
])('%i ms last %s', (ms, text) => {
  expect(lastingText(ms)).toBe(text);
});
