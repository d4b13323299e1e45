import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { operatorAccountCalls } from '#contract/sellers/operator-accounts.ts';
import { type Operator, operatorCalls, operatorRefusals } from '#contract/sellers/operators.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OperatorList } from './operator-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const draft = {
  name: '楚天旅途',
  creditCode: '',
  contact: '金经理',
  phone: '027-86001234',
  railUnits: '武汉局',
  shareRate: 3000,
  adminIds: [8],
  remark: '',
};
const company: Operator = {
  id: 7,
  ...draft,
  status: true,
  admins: [{ adminId: 8, account: 'laojin', realName: '老金' }],
  bankName: '建设银行汉口支行',
  bankAccountName: '楚天代运营有限公司',
  bankAccount: '420*********4455',
  shopIds: [3],
  shops: [{ id: 3, name: '臂板工房' }],
  createTime: at,
  updateTime: at,
};
const wire = [
  on(operatorCalls.list, pageOf(company)),
  on(administratorCalls.list, pageOf()),
  on(mallShopCalls.all, [{ id: 4, name: '雾山坪' }]),
  on(operatorCalls.bindShops, null),
];

describe('the list of operators', () => {
  itIsAList({
    isInBrowser: true,
    screen: <OperatorList />,
    call: operatorCalls.list,
    wire,
    some: pageOf(company),
    row: '楚天旅途',
    shows: ['老金', '臂板工房', '30.00%'],
    none: pageOf<Operator>(),
    empty: '还没有运营商：代运营几家店铺的公司，加在这里并绑定它的店铺',
    filter: 'status=1',
    search: ['名称、联系人或电话', 'keywords'],
    flips: { name: '楚天旅途启用', call: operatorCalls.updateStatus, sends: { id: 7, status: false } },
    keeps: { call: operatorCalls.delete, because: operatorRefusals.IN_USE({ count: 1 }) },
    reader: { may: ['admin:operator:list'], lacks: ['添加运营商', '编辑', '绑定店铺', '历史'] },
  });
});

describe('the dialog of an operator', () => {
  itIsADialog({
    isInBrowser: true,
    screen: <OperatorList />,
    wire,
    at: '/?keywords=楚',
    call: operatorCalls.update,
    field: '运营商名称',
    value: '楚天旅途',
    wrong: ['', '请输入运营商名称'],
    refuses: [['统一社会信用代码', '91', '统一社会信用代码应为 18 位数字和大写字母']],
    blank: ['添加运营商', '请输入运营商名称'],
    sends: { ...draft, id: 7, name: '另一个' },
  });
});

describe('the account of an operator', () => {
  it('is saved as it comes, its number masked', async () => {
    const { user, sent } = renderScreen(<OperatorList />, { wire: [...wire, on(operatorAccountCalls.save, null)] });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '收款账户' }));
    const dialog = await screen.findByRole('dialog');
    const bank = within(dialog).getByLabelText('开户行');
    await user.clear(bank);
    await user.type(bank, '工行站前支行');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    const account = { bankAccountName: '楚天代运营有限公司', bankAccount: '420*********4455' };
    await waitFor(() => expect(sent(operatorAccountCalls.save)).toEqual([{ id: 7, bankName: '工行站前支行', ...account }]));
  });
});

describe('the shops of an operator', () => {
  it('are shown by name and saved as a whole, one that is closed as well', async () => {
    const { user, sent } = renderScreen(<OperatorList />, { wire });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '绑定店铺' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByTitle('臂板工房')).toBeTruthy();

    await user.click(within(dialog).getByRole('combobox', { name: '店铺' }));
    await user.click(await screen.findByTitle('雾山坪'));
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(operatorCalls.bindShops)).toEqual([{ id: 7, shopIds: [3, 4] }]));
  });
});
