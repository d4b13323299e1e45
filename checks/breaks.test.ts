import { describe, expect, it } from 'vitest';
import { breaksOf, broken, drawBreaks } from './breaks.ts';
import { sourceOf } from './source.ts';

const PATH = 'server/src/cups/rules.ts';
const outcomes = (text: string, path = PATH) => breaksOf(sourceOf(path, text)).map((one) => broken(text, one));

describe('a source', () => {
  it.each([
    ['if (isWhole) pay();', 'if (!(isWhole)) pay();'],
    ['const most = isNew ? 1 : 2;', 'const most = !(isNew) ? 1 : 2;'],
    ['const isOver = (sum) >= 5;', 'const isOver = (sum) > 5;'],
    ['const may = isOwner && isOpen;', 'const may = isOwner || isOpen;'],
    ['const of = eq(cup.id, id);', 'const of = ne(cup.id, id);'],
    ['const of = and(isMine, isOpen);', 'const of = and(undefined, isOpen);'],
    ['const of = and(isMine, isOpen);', 'const of = and(isMine, undefined);'],
    ['if (isWhole) pay();', 'if (isWhole) ;'],
    ['const act = () => { pay(); return 1; };', 'const act = () => { pay(); return; return 1; };'],
  ])('%s is broken into %s', (text, outcome) => {
    expect(outcomes(text)).toContain(outcome);
  });

  it('is broken nowhere in its types, nor where it is a test', () => {
    expect(outcomes("type State = 'open' | 'over'; const text = `${name}`;")).toEqual([]);
    expect(outcomes('if (isWhole) pay();', 'server/src/cups/cups.test.ts')).toEqual([]);
  });

  it('says where it is broken', () => {
    expect(breaksOf(sourceOf(PATH, 'const a = 1;\nconst b = a < 2;'))).toMatchObject([{ path: PATH, line: 2, says: '< is <=' }]);
  });
});

describe('breaks that are drawn', () => {
  const all = ['a', 'b', 'c', 'd'].flatMap((name) =>
    breaksOf(sourceOf(`server/src/cups/${name}.ts`, 'const may = isOwner && isOpen || isLate;')),
  );

  it('are the same for the same seed, and others for another', () => {
    expect(drawBreaks(all, 7, 3)).toEqual(drawBreaks(all, 7, 3));
    expect([1, 2, 3].map((seed) => drawBreaks(all, seed, 3))).not.toEqual(Array(3).fill(drawBreaks(all, 7, 3)));
  });

  it('are of one file each, and no more than there are files', () => {
    expect(new Set(drawBreaks(all, 7, 9).map(({ path }) => path)).size).toBe(4);
  });
});
