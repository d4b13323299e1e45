import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import type { RuleLine } from '#contract/catalogue/specifications.ts';
import { LinesInput } from './lines-input.tsx';

let lines: readonly RuleLine[] = [];

function Shoes() {
  const [value, setValue] = useState<readonly RuleLine[]>([
    { value: '颜色', detail: ['红', '蓝'] },
    { value: '尺码', detail: ['36'], own: { image: '/a.png' } },
  ]);
  const change = (next: readonly RuleLine[]) => {
    lines = next;
    setValue(next);
  };
  return <LinesInput value={value} onChange={change} />;
}

describe('the specifications of a template', () => {
  it('are whole, and no value is empty', async () => {
    const { user, notes } = renderScreen(<Shoes />);
    await user.click(screen.getByText('添加规格'));
    await user.type(screen.getByLabelText('规格'), '材质{Enter}');
    await user.click(screen.getByLabelText('给颜色添加规格值'));
    await user.keyboard('{Enter}');
    expect(notes.map(({ text }) => text)).toEqual(['请添加规格名称', '请添加属性']);
  });

  it('keep the first of equal ones, and let go what is removed', async () => {
    const { user } = renderScreen(<Shoes />);
    await user.click(screen.getByText('添加规格'));
    fireEvent.change(screen.getByLabelText('规格'), { target: { value: '颜色' } });
    await user.type(screen.getByLabelText('规格值'), '绿{Enter}');
    await user.click(screen.getByLabelText('删除规格尺码'));
    expect(lines).toEqual([{ value: '颜色', detail: ['红', '蓝'] }]);
  });

  it('keep what another client has added to a line', async () => {
    const { user } = renderScreen(<Shoes />);
    await user.click(screen.getByLabelText('删除规格颜色'));
    await user.click(screen.getByLabelText('给尺码添加规格值'));
    await user.keyboard('37{Enter}');
    expect(lines).toEqual([{ value: '尺码', detail: ['36', '37'], own: { image: '/a.png' } }]);
  });

  it('have each value once', async () => {
    const { user, container } = renderScreen(<Shoes />);
    await user.click(screen.getByLabelText('给颜色添加规格值'));
    await user.keyboard('红{Enter}{Escape}');
    expect(within(container).getAllByText('红')).toHaveLength(1);
  });
});
