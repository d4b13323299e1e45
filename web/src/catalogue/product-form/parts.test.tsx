import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { Form } from 'antd';
import { type ReactElement, cloneElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { libraryOf, picture } from '../../../test/fake-library.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { categories } from '../product/sample-products.ts';
import { CategoryInput } from './category-input.tsx';
import { FigureInput } from '#web/ui/grid/figure-input.tsx';
import { PriorityChips } from '../product-extras/priority-chips.tsx';
import { CellPicture } from '#web/media/index.ts';
import type { Figure } from '#web/ui/grid/typing.ts';
import { useWindow } from '#web/ui/grid/use-window.ts';
// Loaded beforehand: the first transform of the library takes longer than a test waits.
import '#web/media/library/picker-dialog.tsx';

const formValues: unknown[] = [];

/** Holds a value for a control, as a form does. */
function Holder({ start, children }: { start: unknown; children: ReactElement<{ value?: unknown; onChange?: unknown }> }) {
  const [value, setValue] = useState(start);
  const onChange = (next: unknown) => {
    formValues.unshift(next);
    setValue(next);
  };
  return <Form disabled={false}>{cloneElement(children, { value, onChange })}</Form>;
}

const show = (start: unknown, control: ReactElement<{ value?: unknown; onChange?: unknown }>) =>
  renderScreen(<Holder start={start}>{control}</Holder>, { wire: [on(categoryCalls.tree, categories)] });

describe('the order of campaigns', () => {
  const order = ['默认', '秒杀', '砍价', '拼团'];

  it('is changed by the arrow keys', async () => {
    const { user } = show(order, <PriorityChips />);
    screen.getByRole('button', { name: /^秒杀/ }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(formValues[0]).toEqual(['秒杀', '默认', '砍价', '拼团']);
  });

  it('is changed by dragging', () => {
    show(order, <PriorityChips />);
    const [first, , third] = screen.getAllByRole('listitem');
    if (!first || !third) throw new Error('four chips');
    fireEvent.pointerDown(first, { button: 0 });
    fireEvent.pointerMove(third, { clientX: 90 });
    fireEvent.pointerUp(third);
    expect(formValues[0]).toEqual(['秒杀', '砍价', '默认', '拼团']);
  });
});

describe('the categories of a product', () => {
  it('are shown by the name of their last level', async () => {
    show('3', <CategoryInput />);
    expect(await screen.findByText('杯子')).toBeTruthy();
    expect(screen.queryByText('餐厨')).toBeNull();
  });

  it('stay when the tree no longer knows them', async () => {
    show('3,99', <CategoryInput />);
    expect(await screen.findByText('99')).toBeTruthy();
  });
});

function Cell({ kind }: { kind: 'decimal' | 'count' }) {
  const [figure, setFigure] = useState<Figure>(null);
  return (
    <>
      <FigureInput kind={kind} aria-label="格" value={figure} onChange={setFigure} />
      <output>{String(figure)}</output>
    </>
  );
}

describe('a cell of figures', () => {
  it('keeps the dot while it is typed, and tidies up when it is left', async () => {
    const { user } = renderScreen(<Cell kind="decimal" />);
    await user.type(screen.getByRole('textbox'), '007.5x');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '7.5');
    expect(screen.getByRole('status').textContent).toBe('750');
    await user.tab();
    expect(screen.getByRole('textbox')).toHaveProperty('value', '7.50');
  });

  it('is empty again when it is emptied', async () => {
    const { user } = renderScreen(<Cell kind="count" />);
    await user.type(screen.getByRole('textbox'), '12{Backspace}{Backspace}');
    expect(screen.getByRole('status').textContent).toBe('null');
  });
});

describe('the picture of a combination', () => {
  it('is replaced by another from the library', async () => {
    const heard: string[] = [];
    const { user } = renderScreen(<CellPicture model="product" label="红" url="/old.png" onChange={(url) => heard.push(url)} />, {
      wire: libraryOf(picture(1), picture(2)),
    });
    await user.click(screen.getByRole('button', { name: '红图片' }));
    await user.click(await screen.findByRole('option', { name: '2.png' }));
    await user.click(screen.getByRole('button', { name: '使用选中图片' }));
    expect(heard).toEqual(['/2.png']);
  });

  it('stays as it is where nothing may be changed', () => {
    renderScreen(<CellPicture model="product" label="红" url="/old.png" isFixed onChange={() => {}} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '红图片' }).disabled).toBe(true);
  });

  it('is a place to put one when it cannot be fetched', () => {
    const { container } = renderScreen(<CellPicture model="product" label="红" url="/gone.png" onChange={() => {}} />);
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('the rows in sight', () => {
  const scrolledTo = (count: number, px: number) => {
    const { result } = renderHook(() => useWindow(count, 44));
    const list = document.createElement('div');
    list.scrollTop = px;
    act(() => result.current.onScroll({ currentTarget: list } as never));
    return result.current;
  };

  it('are all of a short table', () => {
    expect(scrolledTo(60, 400)).toMatchObject({ from: 0, to: 60, above: 0, below: 0 });
  });

  it('move with the scrolling, and the heights add up', () => {
    const { from, to, above, below } = scrolledTo(1000, 22_000);
    expect([from, to]).toEqual([492, 526]);
    expect(above + (to - from) * 44 + below).toBe(44_000);
  });

  it('end with the last', () => {
    expect(scrolledTo(1000, 44_000)).toMatchObject({ to: 1000, below: 0 });
  });
});
