import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expressCalls } from '#contract/delivery/express.ts';
import { sheetCalls, waybillSheetRefusals } from '#contract/delivery/sheets.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { Refusal } from '#contract/refusal.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { carrier } from '../../../test/sample-carriers.ts';
import { orderInfo, orderRow } from '../../../test/sample-orders.ts';
import { SendDialog } from './send-dialog.tsx';

const info = {
  exportId: 1,
  exportCom: 'yuantong',
  exportTempId: 'yuantong-76',
  exportToName: '信号楼',
  exportToTel: '13911112222',
  exportToAddress: '站台路 1 号',
  exportSiid: 'KX100',
  exportOpen: 1,
};
const template = on(sheetCalls.template, ({ com = '' }) => ({
  status: 200,
  msg: 'ok',
  data: { data: [{ temp_id: `${com}-76`, title: `${com} 一联单`, pic: `/${com}.png` }] },
}));
const all = ['admin:order:list', 'admin:order:info', 'admin:order:send', 'admin:express:all'];
const sheets = ['admin:order:sheet:info', 'admin:express:template'];

const show = (wire: readonly Answering[] = [], may = [...all, ...sheets]) =>
  renderScreen(<SendDialog order={orderRow()} onClose={() => {}} />, {
    may,
    wire: [
      on(orderCalls.info, orderInfo()),
      on(orderCalls.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: [orderRow()] }),
      on(refundCalls.listRefunds, []),
      on(expressCalls.all, [
        carrier({ code: 'yuantong', name: '圆通速递' }),
        carrier({ id: 2, code: 'yunda', name: '韵达快递' }),
      ]),
      on(waybillCalls.sheetInfo, info),
      template,
      on(sendingCalls.send, null),
      ...wire,
    ],
  });
const byWaybill = async ({ user }: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('radio', { name: '电子面单打印' }));
  await screen.findByText('yuantong 一联单');
};
const submit = ({ user }: ReturnType<typeof show>) => user.click(screen.getByRole('button', { name: '打印面单并发货' }));

describe('an electronic waybill', () => {
  it('begins as the last one, and is sent with who sends', async () => {
    const view = show();
    await byWaybill(view);
    await submit(view);

    const sender = { toName: '信号楼', toTel: '13911112222', toAddr: '站台路 1 号' };
    await waitFor(() =>
      expect(view.sent(sendingCalls.send)).toMatchObject([
        { type: '1', expressRecordType: '2', expressCode: 'yuantong', expressTempId: 'yuantong-76', ...sender },
      ]),
    );
    expect(view.notes).toMatchObject([{ kind: 'success', text: '已打印面单并发货 …0007' }]);
  });

  it('of another carrier wants another form', async () => {
    const view = show();
    await byWaybill(view);
    expect(screen.getByRole('button', { name: '查看大图面单样式' })).toBeTruthy();
    await view.user.click(screen.getByRole('combobox', { name: '快递公司' }));
    await view.user.click(await screen.findByText('韵达快递'));

    expect(screen.queryByRole('button', { name: '查看大图面单样式' })).toBeNull();
    await submit(view);
    expect(await screen.findByText('请选择电子面单', { selector: '.ant-form-item-explain-error' })).toBeTruthy();
    expect(view.sent(sendingCalls.send)).toEqual([]);
  });

  it('says that it is printed, and what went wrong', async () => {
    const printing = Promise.withResolvers<never>();
    const view = show([on(sendingCalls.send, () => printing.promise)]);
    await byWaybill(view);
    await submit(view);
    expect((await screen.findByRole('status')).textContent).toContain('正在打印电子面单');

    printing.reject(new Refusal('one_pass.REFUSED', 500, '一号通平台接口余额不足'));
    expect(await screen.findByText('一号通平台接口余额不足')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    expect(await complaintsOf(screen.getByRole('dialog'))).toEqual([]);
  });

  it('whose answer was lost is printed again once the person says that nothing was printed', async () => {
    const answers = [waybillSheetRefusals.OUTCOME_UNKNOWN({ lostAt: '11-29 11:20' })];
    const view = show([
      on(sendingCalls.send, () => {
        const refusal = answers.pop();
        if (refusal) throw refusal;
        return null;
      }),
    ]);
    await byWaybill(view);
    expect(screen.queryByRole('switch', { name: /重新打印/ })).toBeNull();
    await submit(view);
    await view.user.click(await screen.findByRole('switch', { name: /重新打印/ }));
    await submit(view);

    await waitFor(() => expect(view.sent(sendingCalls.send)).toHaveLength(2));
    expect(view.sent(sendingCalls.send).at(-1)).toMatchObject({ isReprint: true });
  });

  it.each([
    ['is switched off', on(waybillCalls.sheetInfo, { ...info, exportOpen: 2 }), sheets],
    ['is not for everybody', template, []],
  ] as const)('%s, and only numbers are typed', async (_case, answering, may) => {
    const view = show([answering], [...all, ...may]);
    await screen.findByLabelText('快递单号');
    await waitFor(() => expect(view.sent(expressCalls.all)).not.toEqual([]));

    expect(screen.queryByRole('radio', { name: '电子面单打印' })).toBeNull();
  });
});
