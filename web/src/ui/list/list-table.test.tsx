import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { mugCalls, mugs } from '../../../test/sample-calls.ts';
import { ListPage, ListTabs, glow } from '../index.ts';

const show = (at = '/mugs') =>
  renderScreen(
    <ListPage
      title="杯子"
      call={mugCalls.list}
      tabs={
        <ListTabs
          name="kind"
          items={[
            { value: '', label: '全部' },
            { value: 1, label: '瓷' },
            { value: 2, label: '纸' },
          ]}
        />
      }
      columns={[
        { title: '名称', field: 'name', width: 200 },
        { title: '库存', field: 'stock' },
      ]}
      bulk={<span>批量</span>}
      expand={({ name }) => <p>{`${name}的规格`}</p>}
    />,
    { at, wire: [on(preferenceCalls.get, null), on(preferenceCalls.save, null), on(mugCalls.list, mugs(22))] },
  );

const rowOf = (name: string) => screen.getByText(name).closest('tr');
const chooseAll = () => screen.getByRole('checkbox', { name: '选择本页' });

describe('a row', () => {
  it('shows more of itself when it is opened, and less again', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '展开杯子 1' }));
    expect(screen.getByText('杯子 1的规格')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: '收起杯子 1' }));
    expect(screen.queryByText('杯子 1的规格')).toBeNull();
  });

  it('glows for a moment when it changed', async () => {
    show();
    await screen.findByText('杯子 2');
    act(() => glow('mug', [2]));
    expect(rowOf('杯子 2')?.className).toBe('row-glows');
    expect(rowOf('杯子 1')?.className).toBe('');
    await waitFor(() => expect(rowOf('杯子 2')?.className).toBe(''));
  });
});

describe('choosing a page', () => {
  it('keeps what is chosen on other pages', async () => {
    const { user } = show();
    await screen.findByText('杯子 1');
    await user.click(chooseAll());
    await user.click(screen.getByTitle('2'));
    await screen.findByText('杯子 21');
    await user.click(chooseAll());
    expect(screen.getByText('已选 22 条')).toBeTruthy();

    await user.click(chooseAll());
    expect(screen.getByText('已选 20 条')).toBeTruthy();
  });

  it('is neither yes nor no while some rows are chosen', async () => {
    const { user } = show();
    await screen.findByText('杯子 1');
    await user.click(screen.getByRole('checkbox', { name: '选择杯子 1' }));
    expect(chooseAll()).toHaveProperty('indeterminate', true);
  });
});

describe('the edge of a column', () => {
  it('is dragged to its width, which is kept', async () => {
    const { sent } = show();
    const head = await screen.findByRole('columnheader', { name: '名称' });
    Object.defineProperty(head, 'offsetWidth', { value: 200 });
    const least = () => Number.parseFloat(screen.getByRole('table').style.minWidth);
    const before = least();
    const grip = head.querySelector('.width-grip');
    if (!(grip instanceof HTMLElement)) throw new Error('the head has an edge');
    grip.setPointerCapture = () => {};
    fireEvent.pointerDown(grip, { clientX: 300 });
    fireEvent.pointerMove(grip, { clientX: 340 });
    fireEvent.pointerUp(grip, { clientX: 360 });

    await waitFor(() => expect(sent(preferenceCalls.save)).toMatchObject([{ value: { widths: { 名称: 260 } } }]));
    expect(least() - before).toBe(260 - 200);
  });
});

describe('tabs', () => {
  it('are walked by the arrows, around the end', async () => {
    const { user, address } = show();
    (await screen.findByRole('tab', { name: '全部' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(address()).toBe('/mugs?kind=1');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(address()).toBe('/mugs');
  });
});
