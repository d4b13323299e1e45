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

/** Clicks this day in the calendar that is open. */
const pick = (day: string) => {
  const cell = document.querySelector(`td[title="${day}"]`);
  if (cell) fireEvent.click(cell);
};

it('holds the whole of its last day, when days alone are clicked', () => {
  const days = [1, 2].map((ahead) => showMoment(midnight(ahead)).slice(0, 10));
  const onChange = vi.fn<(span: Span | null) => void>();
  render(<SpanInput onChange={onChange} />);
  for (const [at, name] of ['开始时间', '结束时间'].entries()) {
    const box = screen.getByPlaceholderText(name);
    fireEvent.mouseDown(box);
    fireEvent.click(box);
    fireEvent.focus(box);
    pick(days[at] ?? '');
    fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' });
  }

  const [from, until] = onChange.mock.lastCall?.[0] ?? [];
  expect([from, until].map((moment) => moment && showMoment(moment))).toEqual([`${days[0]} 00:00:00`, `${days[1]} 23:59:59`]);
});

it('goes by the clock of the shop, wherever the browser stands', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  try {
    const span: Span = [midnight(1), midnight(2)];
    const onChange = vi.fn<(span: Span | null) => void>();
    render(<SpanInput value={span} onChange={onChange} />);
    const [start, end] = ['开始时间', '结束时间'].map((name) => screen.getByPlaceholderText<HTMLInputElement>(name));
    expect(new Date('2026-11-29T00:00:00').toISOString()).toBe('2026-11-29T08:00:00.000Z');
    expect([start?.value, end?.value]).toEqual(span.map(showMoment));
    if (end) {
      fireEvent.mouseDown(end);
      fireEvent.focus(end);
      fireEvent.change(end, { target: { value: showMoment(midnight(3)) } });
      fireEvent.keyDown(end, { key: 'Enter', code: 'Enter' });
      fireEvent.keyDown(screen.getByPlaceholderText('开始时间'), { key: 'Enter', code: 'Enter' });
    }
    expect(onChange).toHaveBeenLastCalledWith([span[0], midnight(3)]);
  } finally {
    vi.unstubAllEnvs();
  }
});
