import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { mugCalls } from '../../../test/sample-calls.ts';
import { cleared, inputOf, isFiltered, useAddress } from './address.ts';

const at = (query: string) => {
  const params = new URLSearchParams(query);
  return { get: (name: string) => params.get(name) ?? '', set: () => {} };
};

describe('the input of a list', () => {
  it.each([
    ['', { page: 1, limit: 20 }],
    ['page=3&limit=60', { page: 3, limit: 60 }],
    ['isShow=0&kind=7', { page: 1, limit: 20, isShow: false, kind: 7 }],
    ['page=-1&kind=abc&nobody=knows', { page: 1, limit: 20 }],
  ])('of "%s" is read by the schema', (query, input) => {
    expect(inputOf(mugCalls.list, at(query))).toEqual(input);
  });

  it('starts where the screen says until the address says otherwise', () => {
    expect(inputOf(mugCalls.list, at(''), { isShow: true })).toMatchObject({ isShow: true });
    expect(inputOf(mugCalls.list, at('isShow=false'), { isShow: true })).toMatchObject({ isShow: false });
  });
});

describe('a list is filtered', () => {
  it.each([
    ['page=2&limit=40', false],
    ['keywords=x', true],
    ['isShow=true', false],
    ['isShow=false', true],
    ['kind=3', false],
    ['open=9', false],
  ])('at "%s": %s', (query, expected) => {
    expect(isFiltered(mugCalls.list, at(query), { isShow: true }, 'kind')).toBe(expected);
  });

  it('until everything but the tab and the size of a page is cleared', () => {
    expect(cleared(mugCalls.list, 'kind')).toEqual({ keywords: '', isShow: '', dateLimit: '', page: '' });
  });
});

describe('an address', () => {
  it('keeps a change when the next one is made before the page has drawn it', () => {
    const { result } = renderHook(() => useAddress({}), { wrapper: MemoryRouter });

    act(() => {
      result.current.set({ keywords: 'x' });
      result.current.set({ kind: '3' });
    });

    expect(['keywords', 'kind'].map(result.current.get)).toEqual(['x', '3']);
  });
});
