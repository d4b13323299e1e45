import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { complaintsOf } from '../../test/axe.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import '#web/ui/pickers/article-picker.tsx';
import '#web/ui/pickers/coupon-picker.tsx';
import { Pickers } from './pickers.tsx';
import { PreviewPart } from './preview-part.tsx';

const stateOf = (title: string) => screen.getByRole('status', { name: `${title}的值` }).textContent;

describe('the page of building blocks', () => {
  it('shows what each picker holds', async () => {
    const { user, container } = renderScreen(<Pickers />);
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '选择文章' }));
    await user.click(await screen.findByRole('radio', { name: '选择铁路往事 2' }));
    expect(stateOf('选择文章')).toBe('2');
    await user.click(screen.getByRole('button', { name: '发送优惠券' }));
    await user.click((await screen.findAllByRole('button', { name: '发送' }))[0] ?? document.body);
    expect(stateOf('发送优惠券')).toBe('[1]');
  });

  it('keeps what is picked while the pages are turned', async () => {
    const { user } = renderScreen(<Pickers />);
    await user.click(screen.getByRole('button', { name: '选择优惠券' }));
    const dialog = await screen.findByRole('dialog', { name: '优惠券' });
    await user.click(await within(dialog).findByRole('checkbox', { name: '选择满减券 1' }));
    await user.click(within(dialog).getByTitle('2'));
    await screen.findByText('满减券 11');
    await user.click(within(dialog).getByRole('checkbox', { name: '选择满减券 11' }));
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    expect(stateOf('选择优惠券')).toBe('[1,11]');
  });

  it('opens the preview of a form in a dialog', async () => {
    const { user } = renderScreen(<PreviewPart />);
    await user.click(screen.getByRole('button', { name: '以弹窗预览' }));
    expect(stateOf('表单预览')).toBe('"dialog"');
  });
});
