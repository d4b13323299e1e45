import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EDIT, cell, showForm, valueOf } from '../../../test/render-product-form.tsx';

describe('specifications', () => {
  it('keep the figures of combinations that stay, and hand prices on to new ones', async () => {
    const { user } = showForm(EDIT);
    await user.type(await screen.findByLabelText('颜色的新规格值'), '绿{Enter}');
    expect(valueOf('蓝售价')).toBe('25.90');
    expect(valueOf('绿售价')).toBe('');
  });

  it('take values between commas, with their spaces, and go on with the next', async () => {
    const { user } = showForm(EDIT);
    await user.click(await screen.findByRole('button', { name: '添加规格' }));
    await user.type(cell('规格'), '容量{Enter}350 毫升，500 毫升{Enter}');
    expect(cell('红 / 350 毫升售价')).toBeTruthy();
    expect(screen.getByText('共 4 种组合')).toBeTruthy();
    expect(document.activeElement).toBe(cell('容量的新规格值'));
    fireEvent.paste(cell('容量的新规格值'), { clipboardData: { getData: () => '1 升\n2 升\n' } });
    expect(screen.getByText('共 8 种组合')).toBeTruthy();
  });

  it('refuse more combinations than can be sold, and keep what was typed', async () => {
    const { user, notes } = showForm(EDIT);
    await user.click(await screen.findByRole('button', { name: '添加规格' }));
    await user.type(cell('规格'), '尺码{Enter}');
    const sizes = Array.from({ length: 1001 }, (_, index) => index).join('\n');
    fireEvent.paste(cell('规格值'), { clipboardData: { getData: () => sizes } });
    expect(notes[0]?.text).toBe('会有 2002 种组合，最多 2000 种，请减少规格值');
    expect(cell('红售价')).toBeTruthy();
  });

  it('come from a template at once, which can be taken back', async () => {
    const { user, notes } = showForm(EDIT);
    await user.click(await screen.findByRole('combobox', { name: '套用模板' }));
    await user.click(await screen.findByTitle('服装'));
    expect(cell('M售价')).toBeTruthy();
    expect(notes).toMatchObject([{ kind: 'undo', text: '已套用模板“服装”' }]);
    act(() => notes[0]?.onUndo?.());
    expect(valueOf('蓝售价')).toBe('25.90');
  });

  it('refuse signs that clients would take apart, and names that are there', async () => {
    const { user, notes } = showForm(EDIT);
    await user.type(await screen.findByLabelText('颜色的新规格值'), '红_白{Enter}');
    expect(notes.at(-1)?.text).toContain('不能含有');
    await user.click(screen.getByRole('button', { name: '添加规格' }));
    await user.type(cell('规格'), '颜色{Enter}绿{Enter}');
    expect(notes.at(-1)?.text).toBe('已经有“颜色”了，请直接添加规格值');
  });

  it('are there again when somebody looks at the other card', async () => {
    const { user } = showForm(EDIT);
    await user.click(await screen.findByRole('radio', { name: '单规格' }));
    expect(valueOf('售价')).toBe('19.90');
    await user.click(screen.getByRole('radio', { name: '多规格' }));
    expect(['红售价', '蓝售价', '红库存'].map(valueOf)).toEqual(['19.90', '25.90', '12']);
  });
});
