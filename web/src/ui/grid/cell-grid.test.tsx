import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CellGrid, type GridColumn } from './cell-grid.tsx';
import type { Figure } from './typing.ts';
import { useEdits } from './use-edits.ts';

interface Stocked {
  id: number;
  price: Figure;
  stock: Figure;
}

const start: readonly Stocked[] = Array.from({ length: 3 }, (_, nth) => ({ id: nth + 1, price: 1000, stock: 5 }));
const columns: readonly GridColumn<Stocked>[] = [
  { field: 'price', label: '售价', kind: 'decimal', width: 100, wasOf: ({ price }) => (price === 1000 ? undefined : 1000) },
  { field: 'stock', label: '库存', kind: 'count', width: 100, lacks: ({ id }) => id === 2 },
];

function Sheet({ of = start }: { of?: readonly Stocked[] }) {
  const [lines, setLines] = useState(of);
  const { edit, undo, redo } = useEdits(lines, setLines);
  return (
    <CellGrid<Stocked>
      label="价格"
      lines={lines}
      keyOf={({ id }) => id}
      nameOf={({ id }) => `第${id}件`}
      edit={edit}
      undo={undo}
      redo={redo}
      head={{ title: '商品', show: ({ id }) => `第${id}件` }}
      columns={columns}
    />
  );
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const prices = () => [1, 2, 3].map((id) => cell(`第${id}件售价`).value);
const show = (of?: readonly Stocked[]) => {
  render(<Sheet {...(of && { of })} />);
  return userEvent.setup();
};
const at = () => document.activeElement?.getAttribute('aria-label');

describe('a grid of cells', () => {
  it('is walked by Enter and arrows, past cells that a line lacks', async () => {
    const user = show();
    await user.click(cell('第1件售价'));
    const way: [string, string][] = [
      ['{Enter}', '第2件售价'],
      ['{ArrowDown}', '第3件售价'],
      ['{Shift>}{Enter}{/Shift}', '第2件售价'],
      ['{ArrowUp}', '第1件售价'],
      ['{ArrowRight}', '第1件库存'],
      ['{ArrowDown}', '第3件库存'],
      ['{ArrowLeft}', '第3件售价'],
    ];
    for (const [key, name] of way) {
      await user.keyboard(key);
      expect(at()).toBe(name);
    }
  });

  it('leaves an arrow to the text while somebody is inside of it', async () => {
    const user = show();
    await user.click(cell('第1件售价'));
    await user.keyboard('12{ArrowLeft}');
    expect(at()).toBe('第1件售价');
  });

  it('takes a block from a spreadsheet, fills down, marks what changed and takes each back by Ctrl Z', async () => {
    const user = show();
    await user.click(cell('第1件售价'));
    await user.paste('8.00\t7\n9.00\t6\n');
    expect(prices()).toEqual(['8.00', '9.00', '10.00']);
    expect(screen.getAllByLabelText('原来 10.00')).toHaveLength(2);
    await user.keyboard('{Control>}d{/Control}');
    expect(prices()).toEqual(['8.00', '8.00', '8.00']);
    await user.keyboard('{Control>}z{/Control}');
    expect(prices()).toEqual(['8.00', '9.00', '10.00']);
    await user.keyboard('{Control>}z{/Control}');
    expect(prices()).toEqual(['10.00', '10.00', '10.00']);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(prices()).toEqual(['8.00', '9.00', '10.00']);
  });

  it('takes back what was typed into a cell in one go', async () => {
    const user = show();
    await user.click(cell('第2件售价'));
    await user.keyboard('12.5{Enter}{Control>}z{/Control}');
    expect(prices()).toEqual(['10.00', '10.00', '10.00']);
  });

  it('draws of thousands of lines those in sight', () => {
    show(Array.from({ length: 4000 }, (_, nth) => ({ id: nth + 1, price: 1000, stock: 5 })));
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
  });
});
