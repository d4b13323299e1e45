import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choices } from '#contract/choices.ts';
import { HOUR } from '#contract/durations.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { Masked } from './masked.tsx';
import { Choice, Picture, Portrait, code, agoText, figure, position, shortMoment, yuanText } from '../index.ts';

describe('money', () => {
  it.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [123_450, '¥1,234.50'],
    [99_999_999_999, '¥999,999,999.99'],
    [-1250, '−¥12.50'],
  ])('of %i fen reads %s', (fen, text) => {
    expect(yuanText(fen)).toBe(text);
  });
});

it('a count has separators of thousands, a position has none', () => {
  renderScreen(
    <>
      {figure(12_345)} {position(12_345)}
    </>,
  );
  expect(document.body.textContent).toContain('12,345 12345');
});

describe('a time', () => {
  const now = new Date('2026-11-20T06:05:00Z');

  it.each([
    ['2026-11-20T06:05:00Z', '11-20 14:05'],
    ['2025-12-31T23:00:00Z', '01-01 07:00'],
    ['2025-11-20T06:05:00Z', '2025-11-20 14:05'],
  ])('%s reads %s', (iso, text) => {
    expect(shortMoment(new Date(iso), now)).toBe(text);
  });

  it.each([
    [-5, '刚刚'],
    [29_999, '刚刚'],
    [30_000, '1 分钟前'],
    [HOUR - 1, '59 分钟前'],
    [3 * HOUR + 5, '3 小时前'],
    [47 * HOUR, '1 天前'],
    [49 * HOUR, '11-18 13:05'],
  ])('%i ms ago reads %s', (ms, text) => {
    expect(agoText(new Date(now.getTime() - ms), now)).toBe(text);
  });
});

describe('a code', () => {
  it('is copied by a click', async () => {
    const { user, notes } = renderScreen(code('order42'));
    await user.click(screen.getByRole('button', { name: 'order42' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '复制成功' }]));
    expect(await navigator.clipboard.readText()).toBe('order42');
  });
});

describe('a state', () => {
  const states = choices({ paid: [0, '待发货', 'waits'], sent: [1, '待收货', 'underway'] });
  const shown = (value: unknown) => renderScreen(<Choice of={states} value={value} />);

  it('reads as its word, marked by its meaning', () => {
    shown(0);
    expect(screen.getByText('待发货').className).toContain('signal-waits');
  });

  it('shows nothing it does not know', () => {
    expect(shown(9).container.textContent).toBe('');
  });
});

describe('a picture', () => {
  it('is shown large on space', async () => {
    const { user } = renderScreen(<Picture url="/mug.jpg" alt="马克杯" />);
    screen.getByRole('button').focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('img', { name: '马克杯' })).toBeTruthy();
  });

  it('leaves a quiet place when there is none', () => {
    renderScreen(<Picture url="" />);
    expect(screen.getByRole('img', { name: '没有图片' })).toBeTruthy();
  });

  it('leaves the same place when it cannot be loaded', () => {
    const { container } = renderScreen(<Picture url="/gone.jpg" />);
    fireEvent.error(container.querySelector('img') ?? container);
    expect(screen.getByRole('img', { name: '没有图片' })).toBeTruthy();
  });
});

describe('a portrait', () => {
  it('shows the first letter of the name where there is no picture, and where it cannot be loaded', () => {
    const { container } = renderScreen(<Portrait url="" name="小满" />);
    expect(container.textContent).toBe('小');
    const { container: broken } = renderScreen(<Portrait url="/gone.jpg" name="检票员" />);
    expect(broken.textContent).toBe('');
    fireEvent.error(broken.querySelector('img') ?? broken);
    expect(broken.textContent).toBe('检');
  });

  it('leaves the place of a picture to somebody without a name', () => {
    renderScreen(<Portrait url="" name="" />);
    expect(screen.getByRole('img', { name: '没有图片' })).toBeTruthy();
  });
});

describe('a masked number', () => {
  it('is shown by a click, and keeps the place of whoever works by keyboard', async () => {
    const { user } = renderScreen(<Masked text="13800138000" />);
    await user.tab();
    await user.keyboard('{Enter}');

    expect(document.activeElement?.textContent).toBe('13800138000');
  });
});
