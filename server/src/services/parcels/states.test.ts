import { describe, expect, it } from 'vitest';
import { parcelStates } from '#contract/services/tracking.ts';
import { kuaidi100States, stateBy, wireStates } from './states.ts';

const labelOf = (table: typeof wireStates, state: string) =>
  parcelStates.options.find(({ value }) => value === stateBy(table, { state, hasSteps: true }))?.label;

describe('the state of a parcel', () => {
  it.each([
    ['0', '已揽收'],
    ['1', '运输中'],
    ['2', '派送中'],
    ['3', '已签收'],
    ['4', '派送失败'],
    ['5', '疑难件'],
    ['6', '已退回'],
  ])('of 一号通 and of 阿里云 is the wire’s: %s %s', (state, label) => {
    expect(labelOf(wireStates, state)).toBe(label);
  });

  it.each([
    ['已揽收', ['1', '101', '102', '103']],
    ['运输中', ['0', '7', '8', '10', '11', '12', '1001', '1002', '1003']],
    ['派送中', ['5', '501']],
    ['已签收', ['3', '301', '302', '303', '304']],
    ['派送失败', ['14', '203', '204', '206']],
    ['疑难件', ['2', '6', '13', '201', '202', '205', '207', '208', '209', '210', '401']],
    ['已退回', ['4']],
  ])('of 快递100 is %s for %j', (label, states) => {
    expect(states.map((state) => labelOf(kuaidi100States, state))).toEqual(states.map(() => label));
  });

  it('that nobody knows is 运输中, and never 已签收', () => {
    for (const state of ['99', '签收?', 'SIGN', '-1', '', '3.0', 'toString']) {
      expect([labelOf(wireStates, state), labelOf(kuaidi100States, state)]).toEqual(['运输中', '运输中']);
      expect(stateBy(wireStates, { state, isSigned: true, hasSteps: true })).toBe(parcelStates.underway);
    }
  });

  it('that is not told follows the flag, then the steps', () => {
    expect(stateBy(wireStates, { state: null, isSigned: true, hasSteps: true })).toBe(parcelStates.signed);
    expect(stateBy(wireStates, { state: null, hasSteps: true })).toBe(parcelStates.underway);
    expect(stateBy(wireStates, { state: null, hasSteps: false })).toBeNull();
  });
});
