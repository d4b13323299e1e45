import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { type ErasurePreview, erasureCalls, erasureRefusals } from '#contract/merges/erasures.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { overview } from '../customer-profile/sample-profile.ts';
import { EraseButton } from './erase-button.tsx';

const customer: CustomerRow = { ...overview.customer, uid: 7, nickname: '林小满' };
const seen: ErasurePreview = {
  uid: 7,
  nickname: '林小满',
  phone: null,
  merged: 0,
  addresses: 2,
  titles: 0,
  notes: 1,
  orders: 3,
  reviews: 0,
  invoices: 1,
  coupons: 1,
  integral: 30,
  blocks: [],
};

async function begin(preview: Answering, erase = on(erasureCalls.erase, null)) {
  const { user, sent } = renderScreen(<EraseButton customer={customer} />, { wire: [preview, erase] });
  await user.click(await screen.findByRole('button', { name: '注销用户' }));
  return { user, sent, box: within(await screen.findByRole('dialog')) };
}

describe('a person who asks to be forgotten', () => {
  it('is erased after it was seen what goes, with a reason and their number typed', async () => {
    const { user, sent, box } = await begin(on(erasureCalls.previewErasure, seen));
    expect(await box.findByText(/^将清除：.*收货地址 2 个、备注 1 条，操作日志中的也一并清除。$/)).toBeTruthy();
    expect(
      box.getByText('余额、积分、佣金的流水保留；订单 3 个保留，但不再显示是谁；已开具的 1 张发票按税法要求保留。'),
    ).toBeTruthy();
    expect(box.getByText('作废：未使用的优惠券 1 张、积分 30。')).toBeTruthy();
    await user.type(box.getByLabelText('注销原因'), '本人申请');
    await user.click(box.getByRole('button', { name: '注销' }));
    expect(await box.findByText('请输入用户 ID 或昵称以确认')).toBeTruthy();
    expect(sent(erasureCalls.erase)).toEqual([]);
    await user.type(box.getByLabelText('确认用户'), '7');
    await user.click(box.getByRole('button', { name: '注销' }));

    await waitFor(() => expect(sent(erasureCalls.erase)).toEqual([{ uid: 7, reason: '本人申请', confirm: '7' }]));
  });

  it('is not, while something is under way, and the way to it is offered', async () => {
    const blocks = [
      { kind: 'orders', n: 1 },
      { kind: 'withdrawals', n: 2 },
    ] as const;
    const { box } = await begin(on(erasureCalls.previewErasure, { ...seen, blocks: [...blocks] }));

    expect(await box.findByText('现在还不能注销，请先处理：')).toBeTruthy();
    expect(box.getByRole('link', { name: '还有 1 个订单未完成，请先完成或取消' }).getAttribute('href')).toBe('/order/index');
    expect(box.getByRole('link', { name: '还有 2 笔提现待审核，请先审核' }).getAttribute('href')).toBe(
      '/financial/commission/template?uid=7',
    );
    expect(box.queryByText(/将清除/)).toBeNull();
  });

  it('stays where the server refuses, and the dialog says why', async () => {
    const refuse = on(erasureCalls.erase, () => {
      throw erasureRefusals.BLOCKED({ blocks: [{ kind: 'balance', n: 1250 }] });
    });
    const { user, box } = await begin(on(erasureCalls.previewErasure, seen), refuse);
    await user.type(await box.findByLabelText('注销原因'), '本人申请');
    await user.type(box.getByLabelText('确认用户'), '林小满');
    await user.click(box.getByRole('button', { name: '注销' }));

    expect(await box.findByText('现在不能注销：余额还有 12.50 元，请先退还给用户并扣减')).toBeTruthy();
  });
});
