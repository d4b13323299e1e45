import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actingDoors } from '../doors.ts';

const SOURCES = join(import.meta.dirname, '../src');
const ADDS = /^add[A-Z]\w*\(/m;

describe('doors that do something when they are imported', () => {
  it('are known to the bundle, which leaves out all others', () => {
    const doors = globSync('*/index.ts', { cwd: SOURCES });
    const acting = doors.filter((door) => ADDS.test(readFileSync(join(SOURCES, door), 'utf8')));
    expect(acting.map((door) => dirname(door)).toSorted()).toEqual(actingDoors);
  });
});
