import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { figuresWithoutAmounts } from './sample-figures.ts';
import { PhoneHome } from './phone-home.tsx';
import { PhoneOrder } from '#web/orders/order-detail/phone-order.tsx';
import { orderInfo, orderRow } from '../../../test/sample-orders.ts';

const nobody = {
  all: 0,
  unPaid: 0,
  notShipped: 0,
  spike: 0,
  bargain: 0,
  complete: 0,
  toBeWrittenOff: 0,
  refunding: 0,
  refunded: 0,
  deleted: 0,
  refundStatus: null,
};

describe('the home page of a phone', () => {
  it('leads to the orders that wait', async () => {
    setWidth(390);
    const { container } = renderScreen(<PhoneHome />, {
      wire: [
        on(orderCalls.statusNum, { ...nobody, notShipped: 5, toSend: 4 }),
        on(phoneStatisticsCalls.figures, figuresWithoutAmounts),
        on(phoneStatisticsCalls.figuresByDay, []),
        on(waybillCalls.lostWaybills, []),
        on(orderCalls.list, { page: 1, limit: 8, total: 1, totalPage: 1, list: [orderRow()] }),
      ],
    });
    expect((await screen.findByRole('link', { name: '4待发货' })).getAttribute('href')).toBe('/javaMobile/orderList/toSend');
    expect(screen.getByRole('link', { name: '核销提货码' }).getAttribute('href')).toBe('/javaMobile/orderCancellation');
    expect(await screen.findByText('搪瓷杯')).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('names the orders whose waybill may have been printed, for who sends orders', async () => {
    setWidth(390);
    const lost = { orderNo: 'SO202611200007', toName: '王小明', carrier: '圆通速递', lostTime: new Date('2026-11-20T04:00:00Z') };
    const wire = [
      on(orderCalls.statusNum, nobody),
      on(phoneStatisticsCalls.figures, figuresWithoutAmounts),
      on(phoneStatisticsCalls.figuresByDay, []),
      on(orderCalls.list, { page: 1, limit: 8, total: 0, totalPage: 0, list: [] }),
      on(waybillCalls.lostWaybills, [lost]),
    ];
    const { container } = renderScreen(<PhoneHome />, { wire });
    const row = await screen.findByRole('link', { name: /王小明/ });
    expect([row.getAttribute('href'), row.textContent]).toEqual([
      '/javaMobile/orderDetail/SO202611200007',
      expect.stringContaining('圆通速递 11-20 12:00'),
    ]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('keeps the places of its tiles until they are read', async () => {
    setWidth(390);
    const never = () => new Promise<never>(() => {});
    const { container } = renderScreen(<PhoneHome />, {
      wire: [
        on(orderCalls.statusNum, never),
        on(phoneStatisticsCalls.figures, never),
        on(phoneStatisticsCalls.figuresByDay, []),
        on(waybillCalls.lostWaybills, []),
        on(orderCalls.list, { page: 1, limit: 8, total: 1, totalPage: 1, list: [orderRow()] }),
      ],
    });
    expect(await screen.findByText('搪瓷杯')).toBeTruthy();
    const rows = [...container.querySelectorAll('.phone-tiles')];
    expect(rows.map((row) => [row.getAttribute('aria-busy'), row.querySelectorAll('.bone').length])).toEqual([
      ['true', 5],
      ['true', 6],
    ]);
    expect(container.querySelector('.ant-skeleton')).toBeNull();
  });
});

describe('a person who may read nothing but the figures', () => {
  it.each([
    ['2', figuresWithoutAmounts],
    ['9', { ...figuresWithoutAmounts, refundingCount: undefined }],
  ])('has the same tiles on the home page of a phone, from these: %s refunds', async (refunds, figures) => {
    setWidth(390);
    renderScreen(<PhoneHome />, {
      wire: [on(phoneStatisticsCalls.figures, { ...figures, unshippedCount: 4 })],
      may: ['admin:order:statistics'],
    });
    expect((await screen.findByRole('link', { name: '4待发货' })).getAttribute('href')).toBe('/javaMobile/orderList/toSend');
    expect(screen.getByRole('link', { name: `${refunds}退款申请` }).getAttribute('href')).toBe('/javaMobile/orderList/refunding');
  });
});

describe('an order on a phone', () => {
  const show = (at: string, info = on(orderCalls.info, orderInfo())) =>
    renderScreen(
      <Routes>
        <Route path="/javaMobile/orderDetail/:id?/:goname?" element={<PhoneOrder />} />
        <Route path="/javaMobile/orderList" element={<p>列表</p>} />
      </Routes>,
      {
        at,
        wire: [info, on(orderStepCalls.timeline, []), on(refundCalls.listRefunds, []), on(orderCalls.mark, null)],
      },
    );

  it('is acted on where it stands', async () => {
    const { user } = show('/javaMobile/orderDetail/SO202611200007');
    await user.click(await screen.findByRole('button', { name: /^备\s*注$/ }));
    expect(await screen.findByRole('dialog', { name: '订单备注' })).toBeTruthy();
  });

  it('keeps a remark that is written over its steps, once', async () => {
    const { user, sent } = show('/javaMobile/orderDetail/SO202611200007');
    await user.type(await screen.findByRole('textbox', { name: '商家备注' }), '易碎，轻放{Enter}');

    await waitFor(() => expect(sent(orderCalls.mark)).toEqual([{ orderNo: 'SO202611200007', mark: '易碎，轻放' }]));
  });

  it('lets go of a remark on Esc', async () => {
    const { user, sent } = show('/javaMobile/orderDetail/SO202611200007');
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '商家备注' });
    await user.type(box, '易碎{Escape}');
    await user.tab();

    expect(box.value).toBe('');
    expect(sent(orderCalls.mark)).toEqual([]);
  });

  it('is only looked at where its address says so', async () => {
    show('/javaMobile/orderDetail/SO202611200007/looks');

    expect(await screen.findByText('订单记录')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^发\s*货$/ })).toBeNull();
  });

  it('keeps the next step within reach of the thumb, and the rest behind it', async () => {
    setWidth(390);
    const { user } = show('/javaMobile/orderDetail/SO202611200007');
    expect(await screen.findByRole('button', { name: '去发货' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^备\s*注$/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^更\s*多$/ }));
    await user.click(await screen.findByRole('button', { name: /^备\s*注$/ }));
    expect(await screen.findByRole('dialog', { name: '订单备注' })).toBeTruthy();
  });

  it('that is not there leads back to the list', async () => {
    const { user } = show(
      '/javaMobile/orderDetail/SO000',
      on(orderCalls.info, () => {
        throw orderRefusals.NOT_FOUND();
      }),
    );
    expect(await screen.findByText('没有找到订单信息')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /重\s*试/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    expect(await screen.findByText('列表')).toBeTruthy();
  });

  it('needs its number', async () => {
    show('/javaMobile/orderDetail');
    expect(await screen.findByText('地址里没有订单号，请从订单列表打开')).toBeTruthy();
  });
});
