import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readMoment, showMoment } from '#contract/moment.ts';
import { type Span, SpanInput } from './span-input.tsx';

const DAY = 24 * 60 * 60 * 1000;
const midnight = (daysAhead: number) => readMoment(showMoment(new Date(Date.now() + daysAhead * DAY)).slice(0, 10));

it('moves the end of a period that began long ago', () => {
  const begun: Span = [midnight(-9), midnight(2)];
  const onChange = vi.fn<(span: Span | null) => void>();
  render(<SpanInput days value={begun} onChange={onChange} />);
  const end = screen.getByPlaceholderText('结束日期');
  fireEvent.mouseDown(end);
  fireEvent.focus(end);
  fireEvent.change(end, { target: { value: showMoment(midnight(20)).slice(0, 10) } });
  fireEvent.keyDown(end, { key: 'Enter', code: 'Enter' });
  fireEvent.keyDown(screen.getByPlaceholderText('开始日期'), { key: 'Enter', code: 'Enter' });
  expect(onChange).toHaveBeenLastCalledWith([begun[0], midnight(20)]);
});
