import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

/** Work that ends when it is told to. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, (answer: string | undefined) => void>();
  const work = (item: string) =>
    new Promise<string | undefined>((resolve) => {
      begun.push(item);
      ends.set(item, resolve);
    });
  const end = async (item: string, answer: string | undefined) => {
    ends.get(item)?.(answer);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { begun, work, end };
}

describe('work on several things', () => {
  it('goes on with a few at a time', async () => {
    const { begun, work, end } = workshop();
    const add = inOrder(2, work, () => {});
    for (const item of ['a', 'b', 'c']) add(item);
    expect(begun).toEqual(['a', 'b']);

    await end('b', 'B');

    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('hands its answers on in the order the things came', async () => {
    const { work, end } = workshop();
    const heard: string[] = [];
    const add = inOrder(3, work, (answer) => heard.push(answer));
    for (const item of ['a', 'b', 'c']) add(item);
    await end('c', 'C');
    await end('a', 'A');
    expect(heard).toEqual(['A']);

    await end('b', 'B');

    expect(heard).toEqual(['A', 'B', 'C']);
  });

  it('waits for nobody who failed', async () => {
    const { work, end } = workshop();
    const heard: string[] = [];
    const add = inOrder(3, work, (answer) => heard.push(answer));
    for (const item of ['a', 'b']) add(item);
    await end('b', 'B');

    await end('a', undefined);

    expect(heard).toEqual(['B']);
  });
});
