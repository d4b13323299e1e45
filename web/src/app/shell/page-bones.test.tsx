import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageBones } from './page-bones.tsx';

it('a page whose code is on its way has its title and the outline of its rows', () => {
  const { container } = render(<PageBones title="分销员管理" />);

  expect(screen.getByRole('heading', { name: '分销员管理' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '正在加载' })).toBeTruthy();
  expect(container.querySelectorAll('.page-bones > span')).toHaveLength(8);
});
