import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { categories, pageOf, product } from '../product/sample-products.ts';
import { type KnownProduct, rowsBehind } from './picks.ts';
import { ProductPicker } from './product-picker.tsx';

const two = ({ page }: { page: number }) => ({
  page,
  limit: 10,
  total: 12,
  totalPage: 2,
  list: page === 1 ? [product(1), product(2)] : [product(11)],
});

function show(
  { many = false, ...more }: { many?: boolean; ofAll?: boolean; start?: readonly KnownProduct[] } = {},
  wire: Answering[] = [],
) {
  const picked: number[][] = [];
  let closed = 0;
  const view = renderScreen(
    <ProductPicker
      {...more}
      many={many}
      onPick={(rows: readonly KnownProduct[]) => picked.push(rows.map(({ id }) => id))}
      onClose={() => (closed += 1)}
    />,
    { wire: [on(categoryCalls.tree, categories), on(productCalls.list, two), ...wire] },
  );
  return { ...view, picked, closed: () => closed };
}

describe('picking one product', () => {
  it('takes the row at once and closes', async () => {
    const { user, picked, closed, sent } = show();
    await user.click(await screen.findByRole('radio', { name: '选择搪瓷杯 2' }));
    expect(picked).toEqual([[2]]);
    expect(closed()).toBe(1);
    expect(sent(productCalls.list)).toMatchObject([{ type: 1, page: 1, limit: 10 }]);
    expect(screen.queryByRole('button', { name: /确定/ })).toBeNull();
  });

  it('takes it by its name too, and begins in the search', async () => {
    const { user, picked } = show();
    const search = await screen.findByPlaceholderText('商品名称、关键字或 ID');
    await waitFor(() => expect(document.activeElement).toBe(search));
    await user.click(await screen.findByRole('button', { name: '搪瓷杯 2' }));
    expect(picked).toEqual([[2]]);
  });

  it('takes it by a click anywhere in its row', async () => {
    const { user, picked } = show();
    await user.click(await screen.findByRole('cell', { name: '2' }));
    expect(picked).toEqual([[2]]);
  });

  it('shows categories one by one, and page sizes of its own', async () => {
    const { user } = show();
    expect((await screen.findAllByText('餐厨、杯子')).length).toBe(2);
    await user.click(screen.getByRole('combobox', { name: '每页条数' }));
    for (const size of ['10', '20', '30', '40']) expect((await screen.findAllByText(`${size} 条/页`)).length).toBeGreaterThan(0);
  });

  it('asks for what is searched, from the first page', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByTitle('2'));
    const box = screen.getByPlaceholderText('商品名称、关键字或 ID');
    await user.type(box, '杯{Enter}');
    await waitFor(() => expect(sent(productCalls.list).at(-1)).toMatchObject({ keywords: '杯', page: 1 }));
  });

  it('lists the warehouse as well where any product will do, each with its state', async () => {
    const all = { page: 1, limit: 10, total: 2, totalPage: 1, list: [product(1), product(2, { isShow: false })] };
    const { sent } = show({ ofAll: true }, [on(productCalls.list, all)]);
    expect((await screen.findByRole('row', { name: /搪瓷杯 2/ })).textContent).toContain('仓库中');
    expect(screen.getByRole('row', { name: /搪瓷杯 1/ }).textContent).toContain('出售中');
    expect(sent(productCalls.list)).toMatchObject([{ type: 6 }]);
  });
});

describe('picking several products', () => {
  it('keeps what was picked on other pages, and what was picked before', async () => {
    const { user, picked, closed } = show({ many: true, start: [product(30)] });
    await screen.findByText('搪瓷杯 1');
    await user.click(screen.getByRole('checkbox', { name: '选择本页' }));
    await user.click(screen.getByTitle('2'));
    await screen.findByText('搪瓷杯 11');
    await user.click(screen.getByRole('checkbox', { name: '选择搪瓷杯 11' }));
    await user.click(screen.getByRole('button', { name: '确定（4）' }));
    expect(picked).toEqual([[30, 1, 2, 11]]);
    expect(closed()).toBe(1);
  });

  it('takes a tap anywhere on a card, and another lets it go', async () => {
    setWidth(390);
    const { user, picked } = show({ many: true });
    for (const text of ['餐厨、杯子', '餐厨、杯子', '餐厨、杯子'])
      await user.click((await screen.findAllByText(text))[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: '确定（1）' }));
    expect(picked).toEqual([[1]]);
  });

  it('shows what is picked as picked, and lets it go', async () => {
    const { user, picked } = show({ many: true, start: [product(2)] });
    await screen.findByText('搪瓷杯 2');
    const second = screen.getByRole('checkbox', { name: '选择搪瓷杯 2' });
    expect(second).toHaveProperty('checked', true);
    await user.click(second);
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(picked).toEqual([[]]);
  });
});

describe('the dialog of products', () => {
  it('says what the server says when it fails', async () => {
    show({}, [
      on(productCalls.list, () => {
        throw productRefusals.DELETED();
      }),
    ]);
    expect(within(await screen.findByRole('alert')).getByText('商品已删除')).toBeTruthy();
  });

  it('says that nothing is on sale', async () => {
    show({}, [on(productCalls.list, pageOf())]);
    expect(await screen.findByText(/^没有出售中的商品/)).toBeTruthy();
  });

  it.each([1440, 390])('passes an accessibility check at %i', async (width) => {
    setWidth(width);
    show({ many: true });
    await screen.findByText('搪瓷杯 1');
    expect(await complaintsOf(screen.getByRole('dialog'))).toEqual([]);
  });
});

describe('the rows behind what is picked', () => {
  it('are the newest that are known, in the order of picking', () => {
    const old = product(1, { storeName: '旧名' });
    expect(rowsBehind([2, 1, 9], [old], [product(1), product(2)]).map(({ storeName }) => storeName)).toEqual([
      '搪瓷杯 2',
      '搪瓷杯 1',
    ]);
  });
});
