import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { HOUR } from '#contract/durations.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import { type Clash, clashCalls, clashKinds } from '#contract/marketing/clashes.ts';
import { groupBuyCalls, groupBuyRefusals } from '#contract/marketing/group-buys.ts';
import { setWidth } from '../../../test/browser.ts';
import { showDay } from '#contract/moment.ts';
import { on } from '../../../test/fake-wire.ts';
import { giveReason } from '../../../test/give-reason.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { GroupBuyForm } from '../group-buy-form/group-buy-form.tsx';
import { slippers } from '#web/catalogue/product/sample-products.ts';
import { clash } from '../sample-clashes.ts';
import { groupInfo } from '../sample-groups.ts';
import { pageOf } from '../sample-sales.ts';

const now = new Date();
const planned = { ...groupInfo, startTime: new Date(now.getTime() + HOUR), stopTime: new Date(now.getTime() + 2 * HOUR) };
const running = { ...groupInfo, startTime: now, stopTime: new Date(now.getTime() + HOUR) };

const told = clash({
  kind: clashKinds.belowCost,
  activity: { id: 12, kind: 3, title: '拼团毛巾', timeId: null },
  other: null,
  skus: [{ suk: '白色', price: 500, cost: 800, usual: 900 }],
});

function show(start: ActivityInfo, may?: readonly string[], clashes: readonly Clash[] = [], at = '/form/12') {
  let info = start;
  const close = () => {
    info = { ...start, isShow: false };
    return null;
  };
  return renderScreen(
    <Routes>
      <Route path="/form/:id?/:act?" element={<GroupBuyForm />} />
    </Routes>,
    {
      at,
      ...(may && { may }),
      wire: [
        on(groupBuyCalls.info, () => info),
        on(groupBuyCalls.updateStatus, close, { change: 5 }),
        on(groupBuyCalls.save, null),
        on(groupBuyCalls.update, null),
        on(clashCalls.checkGroupBuy, [...clashes]),
        on(freightTemplateCalls.list, pageOf()),
        on(productCalls.info, slippers),
      ],
    },
  );
}

describe('the form of an activity that runs', () => {
  it('says at once that nothing can be changed, and opens once it is switched off', async () => {
    const { user, sent } = show(running);
    expect(await screen.findByText(/^拼团进行中，内容不能修改/)).toBeTruthy();
    expect(screen.getByLabelText('拼团名称')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();

    await user.click(screen.getByRole('button', { name: '关闭活动' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '关闭活动' }));

    await waitFor(() => expect(screen.getByLabelText('拼团名称')).toHaveProperty('disabled', false));
    expect(sent(groupBuyCalls.updateStatus)).toEqual([{ id: 12, isShow: false }]);
    expect(screen.getByRole('button', { name: '提交' })).toBeTruthy();
  });

  it('is only looked at by those who may not change it', async () => {
    show(running, ['admin:combination:info']);
    expect(await screen.findByLabelText('拼团名称')).toHaveProperty('disabled', true);
    expect(screen.queryByText(/^拼团进行中/)).toBeNull();
  });
});

describe('the form of a copy', () => {
  const copied = (start: ActivityInfo, may?: readonly string[]) => show(start, may, [], '/form/12/copy');

  it('begins as the activity was set up, also as one that runs, and makes another once it has days', async () => {
    const { user, sent } = copied(running);
    expect(await screen.findByRole('heading', { name: '复制拼团商品' })).toBeTruthy();
    expect(screen.getByLabelText('拼团名称')).toHaveProperty('value', '拼团马克杯');
    expect(screen.getByLabelText('红的限量')).toHaveProperty('value', '20');
    expect(screen.getByRole('switch', { name: '活动状态' })).toHaveProperty('ariaChecked', 'false');
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('请选择活动日期')).toBeTruthy();

    for (const name of ['开始日期', '结束日期']) {
      const box = screen.getByPlaceholderText(name);
      fireEvent.mouseDown(box);
      fireEvent.focus(box);
      fireEvent.change(box, { target: { value: showDay(now) } });
      fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' });
    }
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(sent(groupBuyCalls.save)).toHaveLength(1));
    expect(sent(groupBuyCalls.save)).toMatchObject([
      { productId: 4, title: '拼团马克杯', people: 3, isShow: false, attrValue: [{ suk: '红', price: 700, quota: 20 }] },
    ]);
    expect(sent(groupBuyCalls.update)).toEqual([]);
  });

  it('is closed to those who may not add one', async () => {
    copied(running, ['admin:combination:info', 'admin:combination:update']);
    expect(await screen.findByText('没有添加拼团商品的权限，需要时请联系管理员')).toBeTruthy();
  });
});

describe('the SKUs of the form', () => {
  it('say what each weighs, how large it is, and its number, after what can be changed', async () => {
    show(planned);
    const table = within((await screen.findByRole('columnheader', { name: '商品编号' })).closest('.ant-table') as HTMLElement);
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '参加',
      '图片',
      '规格',
      '原价',
      '成本价',
      '库存',
      '拼团价',
      '限量',
      '重量（KG）',
      '体积(m³)',
      '商品编号',
    ]);
    const cells = (suk: string) =>
      [...(table.getByText(suk).closest('tr')?.cells ?? [])].slice(-3).map((cell) => cell.textContent);
    expect(cells('红')).toEqual(['0.35', '0.02', 'MUG-01']);
    expect(cells('蓝')).toEqual(['0.35', '0.02', '–']);
  });

  it('say so on a phone beside the other figures', async () => {
    setWidth(390);
    show(planned);
    const card = (await screen.findByText('MUG-01')).closest('dl');
    const lines = [...(card?.children ?? [])].map((line) => line.textContent);
    expect(lines).toEqual(['原价¥10.00', '成本价¥3.00', '库存9', '重量（KG）0.35', '体积(m³)0.02', '商品编号MUG-01']);
  });
});

describe('the steps of the form', () => {
  const step = (title: string) => screen.getByText(title, { selector: '.step-bar button' });
  const press = (label: string) => fireEvent.click(screen.getByText(label, { selector: '.form-foot span' }));
  const name = async (title: string) => fireEvent.change(await screen.findByLabelText('拼团名称'), { target: { value: title } });
  const isAt = (title: string) => waitFor(() => expect(step(title).getAttribute('aria-current')).toBe('step'));

  it('lead on past what is right, back at any time, and lose nothing that was typed', async () => {
    const { sent } = show(planned);
    await name('');
    press('下一步');
    expect(await screen.findByText('请输入商品标题')).toBeTruthy();
    await isAt('填写基础信息');

    await name('三人成行');
    press('下一步');
    await isAt('修改商品详情');
    fireEvent.click(step('选择拼团商品'));
    expect(await screen.findByText('已有的活动不能更换商品，需要时请另外添加一个活动')).toBeTruthy();
    press('提交');
    await waitFor(() => expect(sent(groupBuyCalls.update)).toMatchObject([{ id: 12, title: '三人成行', people: 3 }]));
  });

  it('open at the field that stands against saving', async () => {
    show(planned);
    await name('');
    fireEvent.click(step('选择拼团商品'));
    await isAt('选择拼团商品');
    press('提交');
    await isAt('填写基础信息');
    expect(await screen.findByText('请输入商品标题')).toBeTruthy();
  });

  it('stop at numbers of a team that contradict each other', async () => {
    show(planned);
    const fill = async (label: string, count: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value: count } });
    await fill('拼团人数', '3');
    await fill('补齐人数', '3');
    await fill('购买数量限制', '1');
    await fill('单次购买数量限制', '5');
    press('下一步');
    for (const refusal of [groupBuyRefusals.TOO_MANY_FILLED(), groupBuyRefusals.ONCE_OVER_NUM()])
      expect(await screen.findByText(refusal.message)).toBeTruthy();
    await isAt('填写基础信息');
  });

  it('are compared with nothing that is empty', async () => {
    show(planned);
    const fill = async (label: string, count: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value: count } });
    await fill('拼团人数', '');
    await fill('补齐人数', '3');
    await fill('购买数量限制', '');
    await fill('单次购买数量限制', '5');
    press('下一步');
    expect(await screen.findByText(/拼团人数不能为空|请输入拼团人数|请填写拼团人数/)).toBeTruthy();
    for (const refusal of [groupBuyRefusals.TOO_MANY_FILLED(), groupBuyRefusals.ONCE_OVER_NUM()])
      expect(screen.queryByText(refusal.message)).toBeNull();
  });

  it('let nobody type more than can be saved', async () => {
    show(planned);
    expect(await screen.findByLabelText('拼团名称')).toHaveProperty('maxLength', 200);
  });

  it('lead to the SKUs where none of them was chosen', async () => {
    const { user } = show(planned);
    const chosen = await screen.findAllByRole('checkbox', { name: /^选择/, checked: true });
    for (const box of chosen) await user.click(box);
    fireEvent.click(step('选择拼团商品'));
    press('提交');
    await isAt('填写基础信息');
    expect(await screen.findByText('请选择至少一个商品属性！')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('skus'));
  });
});

describe('an activity that clashes', () => {
  const press = async (user: ReturnType<typeof show>['user'], name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  const submit = async () => fireEvent.click(await screen.findByText('提交', { selector: '.form-foot span' }));

  it('is saved with a reason, or gone back to', async () => {
    const { user, sent } = show(planned, undefined, [told]);
    await submit();
    expect(await screen.findByText('“白色”卖 ¥5.00，低于成本 ¥8.00')).toBeTruthy();
    await press(user, '返回修改');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(groupBuyCalls.update)).toEqual([]);

    await submit();
    await press(user, '仍然保存');
    expect(await screen.findByText('请写一句为什么仍然这样卖')).toBeTruthy();
    await giveReason(user, '保存', '清仓');
    await waitFor(() => expect(sent(groupBuyCalls.update)).toMatchObject([{ id: 12, clashReason: '清仓' }]));
  });

  it('is asked about where it costs more than without it', async () => {
    show(planned, undefined, [
      { ...told, kind: clashKinds.abovePrice, skus: [{ suk: '白色', price: 9900, cost: 800, usual: 900 }] },
    ]);
    await submit();
    expect(await screen.findByText('“白色”卖 ¥99.00，高于平时的 ¥9.00')).toBeTruthy();
  });

  it('needs no reason where only its slot has empty days', async () => {
    const days = [new Date('2026-11-24T00:00:00+08:00')];
    const gap = { ...told, kind: clashKinds.emptySlot, activity: null, skus: [], slot: { id: 3, name: '早场' }, days };
    const { user, sent } = show(planned, undefined, [gap]);
    await submit();
    expect(await screen.findByText('秒杀时段“早场”没有商品，用户看到的是空场：11-24')).toBeTruthy();
    await press(user, '仍然保存');
    await waitFor(() => expect(sent(groupBuyCalls.update)).toHaveLength(1));
  });
});
