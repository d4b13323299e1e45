import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import type { ReturnableGoods } from '#contract/after-sales/return-case-record.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { type Answered, itOutlivesItsAnswers } from '../../../test/outlives-answers.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OpenButton } from '#web/ui/action/open-button.tsx';
import { orderRow, sent as sentOrder } from '../../../test/sample-orders.ts';
import { caseInfo, came, swapped } from '../case-list/sample-cases.ts';
import { caseActs } from './case-acts.tsx';
import { BackButton, WithdrawButton } from './end-buttons.tsx';
import { OpenCaseDialog } from './open-case-dialog.tsx';

const address = '退货组 杭州市西湖区文三路 2 号';
const goods: ReturnableGoods = {
  lineId: 11,
  skuId: 21,
  productName: '搪瓷杯',
  sku: '红,大',
  image: '/mug.jpg',
  price: 600,
  left: 2,
  others: [],
};
const received = caseInfo({ ...came, proposed: 1000 });
const around = [
  on(preferenceCalls.get, null),
  on(returnCaseCalls.addresses, [address]),
  on(returnCaseCalls.info, received),
  on(returnCaseCalls.goods, [goods]),
  on(refundCalls.refundReasons, ['与描述不符']),
  on(expressCalls.all, []),
];

describe('the dialog that ends a case whose goods will not come', () => {
  itIsADialog({
    screen: <WithdrawButton of={caseInfo()} />,
    wire: [],
    at: '/',
    opener: '撤销',
    call: returnCaseCalls.withdraw,
    save: '撤销退换单',
    field: '撤销原因',
    value: '',
    wrong: [' ', '请填写原因'],
    sends: { id: 7, reason: '另一个' },
  });
});

describe('the dialog of the parcel back', () => {
  itIsADialog({
    screen: <BackButton of={caseInfo({ backNumber: 'SF1', backName: '顺丰' })} />,
    wire: [],
    at: '/',
    opener: '改退回单号',
    call: returnCaseCalls.setBack,
    field: '退回单号',
    value: 'SF1',
    wrong: [' ', '请填写快递单号'],
    sends: { id: 7, backNumber: '另一个', backName: '顺丰' },
  });
});

const nothing = async () => {};
const order = orderRow({ ...sentOrder, caseState: null });
const dialogs: Omit<Answered, 'wire' | 'answer' | 'refusal'>[] = [
  {
    opener: '同意',
    save: /^同\s*意$/,
    call: returnCaseCalls.agree,
    screen: caseActs(caseInfo({ state: 'asked' })),
    fill: nothing,
  },
  {
    opener: '验收',
    save: /^验\s*收$/,
    call: returnCaseCalls.checkIn,
    screen: caseActs(caseInfo()),
    fill: async (user, box) => user.click(await box.findByRole('button', { name: '全部收到，都可再卖' })),
  },
  {
    opener: '退款',
    save: /^退\s*款( ¥|$)/,
    call: returnCaseCalls.refund,
    screen: caseActs(received),
    fill: async (user, box) => user.type(await box.findByLabelText('退款金额'), '10'),
  },
  {
    opener: '发出换货',
    save: /^发出换货$/,
    call: returnCaseCalls.exchange,
    screen: caseActs(caseInfo({ state: 'received', ...swapped })),
    fill: async (user, box) => user.click(await box.findByText('当面交付')),
  },
  {
    opener: '退换',
    save: /^发起退换$/,
    call: returnCaseCalls.open,
    screen: (
      <OpenButton label="退换" call={returnCaseCalls.open}>
        {(close) => <OpenCaseDialog order={order} onClose={close} />}
      </OpenButton>
    ),
    fill: async (user, box) => {
      await user.type(await box.findByLabelText('退换几件：搪瓷杯 红,大'), '1');
      await user.type(box.getByLabelText('退换原因'), '尺寸不合适');
    },
  },
];

describe.each(dialogs)('the dialog of $opener', (dialog) => {
  itOutlivesItsAnswers({ ...dialog, wire: around, answer: { id: 7, caseNo: 'TH1' }, refusal: returnCaseRefusals.ENDED() });
});

describe('the address that goods go back to', () => {
  it('is one of the shop’s, or typed', async () => {
    const second = '西湖店 13800001234 浙江省杭州市西湖区文三路 1 号';
    const wire = [...around, on(returnCaseCalls.addresses, [address, second]), on(returnCaseCalls.agree, null)];
    const { user, sent } = renderScreen(caseActs(caseInfo({ state: 'asked' })), { wire });
    await user.click(await screen.findByRole('button', { name: '同意' }));
    const box = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(box.getByLabelText('寄回地址')).toHaveProperty('value', address));
    await user.click(box.getByRole('combobox', { name: '选择常用地址' }));
    await user.click(await screen.findByTitle(second));
    await user.type(box.getByLabelText('寄回地址'), '后门');
    await user.click(box.getByRole('button', { name: /^同\s*意$/ }));

    await waitFor(() => expect(sent(returnCaseCalls.agree)).toEqual([{ id: 7, returnTo: `${second}后门` }]));
  });
});

describe('a dialog whose case or goods cannot be read', () => {
  it.each([
    ['退款', returnCaseCalls.info],
    ['退换', returnCaseCalls.goods],
  ])('%s says so where it stands, and tries again', async (opener, call) => {
    const row = dialogs.find((each) => each.opener === opener);
    let isBroken = true;
    const answer = { call, headers: {}, answer: () => (call === returnCaseCalls.info ? received : [goods]) };
    const broken = { ...answer, answer: () => (isBroken ? Promise.reject(returnCaseRefusals.NOT_FOUND()) : answer.answer()) };
    const { user } = renderScreen(row?.screen, { wire: [...around, broken] });
    await user.click(await screen.findByRole('button', { name: opener }));
    const box = within(await screen.findByRole('dialog'));
    const again = await box.findByRole('button', { name: /重\s*试/ });
    isBroken = false;
    await user.click(again);

    expect(await box.findByLabelText(opener === '退款' ? '退款金额' : '退换几件：搪瓷杯 红,大')).toBeTruthy();
  });
});
