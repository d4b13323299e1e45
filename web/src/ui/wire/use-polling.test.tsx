import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeQueryClient } from './queries.ts';
import { usePolling } from './use-polling.ts';

it('waits for an answer that takes longer than the interval, however many rows ask', () => {
  vi.useFakeTimers();
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return new Promise<string>(() => {});
  };
  function Row() {
    usePolling({ noun: 'reconciliation' }, 2000);
    return null;
  }
  function Rows() {
    useQuery({ queryKey: ['reconciliation', 'list'], queryFn, initialData: '40%', staleTime: Infinity });
    return ['11-23', '11-24'].map((day) => <Row key={day} />);
  }
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Rows />
    </QueryClientProvider>,
  );

  act(() => vi.advanceTimersByTime(7000));

  expect(asked).toBe(1);
});
