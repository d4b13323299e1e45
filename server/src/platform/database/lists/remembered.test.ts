import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import { slowOnce } from './remembered.ts';

// Nothing is asked of it: it only names whose answer is remembered.
const { db } = connect('postgres://nowhere');

describe('an answer that took long', () => {
  it.each([
    ['at once, so that it is found anew', 0, [1, 2]],
    ['long, so that it is given again', 300, [1, 1]],
  ])('is found %s', async (_, takes, answers) => {
    const once = slowOnce<number>();
    let asked = 0;
    const find = () => {
      const begun = performance.now();
      while (performance.now() - begun < takes);
      return Promise.resolve((asked += 1));
    };

    expect([await once(db, 'how many?', find), await once(db, 'how many?', find)]).toEqual(answers);
  });
});
