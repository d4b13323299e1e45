import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { type CustomerGroup, customerGroupCalls } from '#contract/customers/groups.ts';
import { type CustomerTag, customerTagCalls } from '#contract/customers/tags.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CustomerList } from './customer-list.tsx';

const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const at = new Date('2026-11-01T04:00:00Z');
const nothingKnown = { realName: '', birthday: '', cardId: '', addIp: '', lastIp: '', avatar: '' };
const legacy = { partnerId: null, adminid: 0, loginType: '', cleanTime: null, path: '/0/' };
const noCounts = { brokeragePrice: 0, experience: 0, signNum: 0, payCount: 2, spreadCount: 0 };

const lin: CustomerRow = {
  ...nothingKnown,
  ...legacy,
  ...noCounts,
  uid: 7,
  nickname: '林小满',
  phone: '138****8000',
  sex: 2,
  country: 'CN',
  userType: 'wechat',
  status: true,
  mark: '常客',
  addres: '杭州',
  groupId: '3',
  groupName: '高级会员',
  tagId: '5',
  tagName: '常客',
  level: 0,
  levelName: null,
  nowMoney: 1250,
  integral: 30,
  isPromoter: false,
  spreadUid: 0,
  spreadTime: null,
  spreadNickname: '无',
  subscribe: false,
  createTime: at,
  updateTime: at,
  lastLoginTime: at,
};

const words = [
  on(customerGroupCalls.list, pageOf<CustomerGroup>({ id: 3, groupName: '高级会员' }, { id: 4, groupName: '老会员' })),
  on(customerTagCalls.list, pageOf<CustomerTag>({ id: 5, name: '常客' })),
];
const wire = [on(preferenceCalls.get, null), ...words, on(customerCalls.list, pageOf(lin))];

/** Opens a dialog of the row: the first act is in sight, the others are under 更多. */
async function open(label: string, call: Answering = on(customerCalls.adjustFounds, null)) {
  const view = renderScreen(<CustomerList />, { wire: [...wire, call, on(customerCalls.group, null, { change: 5 })] });
  if (label !== '编辑') await view.user.click(await screen.findByRole('button', { name: '更多' }));
  await view.user.click(await screen.findByRole('button', { name: label }));
  return { ...view, box: within(await screen.findByRole('dialog')) };
}

describe('the list of customers', () => {
  itIsAList({
    screen: <CustomerList />,
    wire: words,
    call: customerCalls.list,
    some: pageOf(lin),
    row: '林小满',
    shows: ['138****8000', '¥12.50'],
    none: pageOf<CustomerRow>(),
    empty: '还没有用户，顾客下单后会出现在这里',
    filter: 'sex=1',
    search: ['用户搜索', 'keywords'],
    reader: { may: ['admin:user:list'], lacks: ['编辑', '积分余额', '设置分组'] },
  });

  it('opens an edit with what is known, and sends what was changed beside it', async () => {
    const { user, sent, box } = await open('编辑', on(customerCalls.update, null));
    const mark = await box.findByRole<HTMLInputElement>('textbox', { name: '用户备注' });
    expect(mark.value).toBe('常客');
    await user.clear(mark);
    await user.type(mark, '老客');
    await user.click(box.getByRole('button', { name: '保存' }));

    const edit = { id: 7, addres: '杭州', mark: '老客', groupId: [3], tagId: [5], isPromoter: false, status: true };
    await waitFor(() => expect(sent(customerCalls.update)).toEqual([edit]));
  });
});

describe('an act on a customer', () => {
  it('moves the balance once, with a key of its own', async () => {
    const { user, sent, box, notes } = await open('积分余额');
    expect(await box.findByText('现有余额 ¥12.50')).toBeTruthy();
    await user.clear(box.getByRole('spinbutton', { name: '余额' }));
    await user.type(box.getByRole('spinbutton', { name: '余额' }), '5');
    await user.click(box.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '设置成功' }]));
    const move = { uid: 7, moneyType: 2, moneyValue: 500, integralType: 2, integralValue: 0, mark: '' };
    expect(sent(customerCalls.adjustFounds)).toEqual([{ ...move, idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  });

  it('puts the customer into another group', async () => {
    const { user, sent, box } = await open('设置分组');
    await user.click(await box.findByRole('combobox', { name: '用户分组' }));
    await user.click(await screen.findByText('老会员', { selector: '.ant-select-item-option-content' }));
    await user.click(box.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(customerCalls.group)).toEqual([{ id: [7], groupId: 4 }]));
  });
});

describe('chosen customers', () => {
  it('are put into a group together', async () => {
    const other = { ...lin, uid: 8, nickname: '陈大满' };
    const list = on(customerCalls.list, pageOf(lin, other));
    const calls = [on(preferenceCalls.get, null), ...words, list, on(customerCalls.group, null, { change: 5 })];
    const { user, sent } = renderScreen(<CustomerList />, { wire: calls });
    await screen.findByText('陈大满');
    for (const box of (await screen.findAllByRole('checkbox')).slice(-2)) await user.click(box);
    await user.click(await screen.findByRole('button', { name: '批量设置分组' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('为 2 位用户设置分组')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请选择用户分组')).toBeTruthy();

    await user.click(dialog.getByRole('combobox', { name: '用户分组' }));
    await user.click(await screen.findByText('老会员', { selector: '.ant-select-item-option-content' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(customerCalls.group)).toEqual([{ id: [7, 8], groupId: 4 }]));
  });
});
