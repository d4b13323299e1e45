import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { on } from '../../../test/fake-wire.ts';
import { EDIT, cell, showForm, valueOf } from '../../../test/render-product-form.tsx';
import { slippers } from '../product/sample-products.ts';

describe('the SKU table', () => {
  it('takes a block copied from a spreadsheet', async () => {
    showForm(EDIT);
    await screen.findByText(/（编辑）$/);
    fireEvent.paste(cell('红售价'), { clipboardData: { getData: () => '11\t5\n12\t6\n' } });
    expect(['红售价', '红成本价', '蓝售价', '蓝成本价'].map(valueOf)).toEqual(['11.00', '5.00', '12.00', '6.00']);
  });

  it('fills a cell down with Ctrl-D and walks down with Enter', async () => {
    const { user } = showForm(EDIT);
    await user.click(await screen.findByLabelText('红售价'));
    await user.keyboard('8{Control>}d{/Control}{Enter}');
    expect(valueOf('蓝售价')).toBe('8.00');
    expect(document.activeElement).toBe(cell('蓝售价'));
  });

  it('is filled over the whole window too, by the same values', async () => {
    const { user } = showForm(EDIT);
    await user.click(await screen.findByRole('button', { name: '放大填写' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByLabelText('红售价'));
    await user.keyboard('8{Control>}d{/Control}');
    await user.click(sheet.getByRole('button', { name: /关闭|Close/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(['红售价', '蓝售价'].map(valueOf)).toEqual(['8.00', '8.00']);
  });

  it('names the cells of a block that it could not read', async () => {
    const { notes } = showForm(EDIT);
    await screen.findByText(/（编辑）$/);
    fireEvent.paste(cell('红售价'), { clipboardData: { getData: () => '面议\n12\n13' } });
    expect(['红售价', '蓝售价'].map(valueOf)).toEqual(['19.90', '12.00']);
    expect(notes.map(({ text }) => text)).toEqual([
      '“红”售价没有粘贴，那里应填 0 或更大的数字；表格只有 2 行，多出的 1 行没有粘贴',
    ]);
  });

  it('fills a column down from its head', async () => {
    const { user } = showForm(EDIT);
    await user.click(await screen.findByLabelText('把第一行的库存填到下面各行'));
    expect(valueOf('蓝库存')).toBe('12');
  });

  it('is filled by the batch row', async () => {
    const { user } = showForm(EDIT);
    await user.click(await screen.findByLabelText('批量设置库存'));
    await user.keyboard('7{Enter}');
    expect(['红库存', '蓝库存'].map(valueOf)).toEqual(['7', '7']);
    await user.type(cell('批量设置售价'), '9.5');
    await user.click(screen.getByRole('button', { name: '应用到全部规格' }));
    expect(['红售价', '蓝售价'].map(valueOf)).toEqual(['9.50', '9.50']);
  });

  it('says cell by cell what is missing, and how many rows are', async () => {
    const { user } = showForm(EDIT);
    await user.clear(await screen.findByLabelText('蓝售价'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('“蓝”：请输入售价')).toBeTruthy();
    expect(cell('蓝售价').getAttribute('aria-invalid')).toBe('true');
  });

  describe('of a thousand rows', () => {
    const many = (name: string) => ({ attrName: name, attrValues: Array.from({ length: 32 }, (__, index) => `${name}${index}`) });
    const attr = [many('甲'), many('乙')].map((one, id) => ({ ...one, id, productId: 2, type: 0, isDel: false }));
    const wide = [on(productCalls.info, { ...slippers, attr, attrValue: [] })];

    it('draws only what is in sight', async () => {
      const { user } = showForm(EDIT, wide);
      await user.click(await screen.findByRole('button', { name: /^展示全部 sku/ }));
      expect(screen.getByText('共 1024 种组合')).toBeTruthy();
      expect(screen.getAllByRole('textbox', { name: /甲.*售价/ }).length).toBeLessThan(40);
    });

    it('leads to the first row that is not complete, far below', async () => {
      const [red] = slippers.attrValue;
      const pairs = attr[0]?.attrValues.flatMap((a) => attr[1]?.attrValues.map((b) => ({ 甲: a, 乙: b })) ?? []) ?? [];
      const attrValue = pairs.map((attrPair, id) => Object.assign({}, red, { id, attrValue: attrPair }));
      const { user } = showForm(EDIT, [on(productCalls.info, { ...slippers, attr, attrValue })]);
      const table = await screen.findByRole('table', { name: '规格明细' });
      fireEvent.paste(within(table).getByRole('textbox', { name: '甲0 / 乙0售价' }), {
        clipboardData: { getData: () => `${'9\n'.repeat(700)}\n9\n` },
      });
      await user.click(screen.getByRole('button', { name: '保存' }));
      expect(await screen.findByText('“甲21 / 乙28”：请输入售价')).toBeTruthy();
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('甲21 / 乙28售价'));
    });
  });

  it('lists the combinations that are not stored, and takes them out of sight with what was typed in them', async () => {
    const { attr, attrValue } = slippers;
    const info = { ...slippers, attr: attr.map((one) => ({ ...one, attrValues: ['红', '蓝', '绿'] })), attrValue };
    const { user } = showForm(EDIT, [on(productCalls.info, info)]);
    await user.click(await screen.findByRole('button', { name: '展示全部 sku（还有 1 种组合没有列出）' }));
    await user.type(cell('绿售价'), '8');
    await user.click(screen.getByRole('button', { name: '只看原有 sku' }));
    expect(screen.queryByRole('textbox', { name: '绿售价' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^展示全部 sku/ }));
    expect(valueOf('绿售价')).toBe('8.00');
  });
});
