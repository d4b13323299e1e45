import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { pageOf, seller } from '../product/sample-products.ts';
import { withStaff } from './with-staff.tsx';

const present = { adminId: 8, account: 'laozhang', realName: '老张' };
const wire = [on(shopStaffCalls.list, [present]), on(administratorCalls.list, pageOf()), on(shopStaffCalls.save, null)];

describe('the people of a shop', () => {
  it('are shown by name, also those that no search finds, and saved as a whole', async () => {
    const { user, sent } = renderScreen(withStaff({ ...seller, id: 7, name: '搪瓷专卖' }, null), { wire });
    await user.click(screen.getByRole('button', { name: '人员' }));
    const dialog = await screen.findByRole('dialog', { name: /店铺人员：搪瓷专卖/ });
    expect(await within(dialog).findByTitle('老张（laozhang）')).toBeTruthy();
    expect(await complaintsOf(dialog)).toEqual([]);

    await user.type(within(dialog).getByRole('combobox', { name: '店铺人员' }), '{Backspace}');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(shopStaffCalls.save)).toEqual([{ shopId: 7, adminIds: [] }]));
  });

  it('are no business of those who may not set them', () => {
    renderScreen(withStaff(seller, null), { wire, may: [shopStaffCalls.list.permission] });
    expect(screen.queryByRole('button', { name: '人员' })).toBeNull();
  });
});
