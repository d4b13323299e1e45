import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageFault } from './page-fault.tsx';

const show = (error: Error) => {
  const Broken = () => {
    throw error;
  };
  render(
    <PageFault page="/order/index">
      <Broken />
    </PageFault>,
    { onCaughtError: () => {} },
  );
};

describe('a page that breaks', () => {
  it('can be tried again', () => {
    show(new Error('x is not a function'));
    expect(screen.getByText('这个页面出错了')).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });

  it.each([
    'Failed to fetch dynamically imported module: http://shop/assets/detail.js',
    'error loading dynamically imported module: http://shop/assets/detail.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/detail.css',
  ])('is loaded anew where a file of it did not arrive: %s', (message) => {
    show(new TypeError(message));
    expect(screen.getByText('页面没有加载完整')).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});
