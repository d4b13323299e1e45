import { describe, expect, it } from 'vitest';
import { STEPS_MAX, type Snapshot, noSteps, redone, stepped, undone } from './steps.ts';

const form = (content: string): Snapshot => ({ content, design: undefined });

describe('the acts on a form', () => {
  it('are taken back in turn, the last first, and done again in their order', () => {
    const steps = stepped(stepped(noSteps, form('a')), form('b'));
    const back = undone(steps, form('c'));
    const further = back && undone(back.steps, back.snapshot);
    expect([back?.snapshot.content, further?.snapshot.content]).toEqual(['b', 'a']);

    const again = further && redone(further.steps, further.snapshot);
    expect(again?.snapshot.content).toBe('b');
    expect(again && redone(again.steps, again.snapshot)?.snapshot.content).toBe('c');
  });

  it('cannot be done again once another was done', () => {
    const back = undone(stepped(noSteps, form('a')), form('b'));
    expect(back && redone(stepped(back.steps, back.snapshot), form('c'))).toBeUndefined();
  });

  it('are remembered up to a bound, the oldest forgotten first', () => {
    const steps = Array.from({ length: STEPS_MAX + 5 }, (_, nth) => form(`${nth}`)).reduce(stepped, noSteps);
    expect([steps.past.length, steps.past[0]?.content]).toEqual([STEPS_MAX, '5']);
  });
});
