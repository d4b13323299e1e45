import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { demandCalls } from '#contract/demands/demands.ts';
import { type Report, type ReportRow, reportStates, reportTypes } from '#contract/demands/report-record.ts';
import { reportCalls } from '#contract/demands/reports.ts';
import { reportRefusals } from '#contract/demands/report-refusals.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { complaintsOf } from '../../test/axe.ts';
import { type Answering, on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { pageOf } from '../../test/page-of.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { ReportAdding, ReportForm } from './report-form/report-form.tsx';
import { ReportList } from './report-list/report-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const { list, count, info, save, update, audit, withdraw } = reportCalls;
const row: ReportRow = {
  id: 5,
  reportNo: 'BB2026112014050012345',
  type: reportTypes.customer,
  title: '客运段劳保',
  shopId: 1,
  shopName: '一站',
  unitName: '上海客运段',
  projectName: '',
  demandId: 0,
  demandNo: '',
  orderNo: '',
  amount: 500_000,
  validStart: '2026-11-20',
  validEnd: '2027-02-20',
  status: reportStates.waiting,
  createName: '顾师傅',
  auditName: '',
  auditTime: null,
  auditRemark: '',
  isOwn: false,
  createTime: at,
  updateTime: at,
};
const report: Report = { ...row, content: '见过物资科', attachments: [] };
const wire = [
  on(preferenceCalls.get, null),
  on(count, [{ status: reportStates.waiting, count: 3 }]),
  on(mallShopCalls.all, [{ id: 1, name: '一站' }]),
  on(demandCalls.list, pageOf()),
];

describe('the reports', () => {
  itIsAList({
    isInBrowser: true,
    screen: <ReportList />,
    call: list,
    wire,
    some: pageOf(row),
    row: '客运段劳保',
    shows: ['一站', '上海客运段', '2026-11-20 至 2027-02-20', '¥5,000.00'],
    none: pageOf<ReportRow>(),
    empty: /^还没有报备/,
    filter: 'type=3',
    search: ['单号、标题、客户单位或项目', 'keywords'],
    reader: { may: ['admin:report:list'], lacks: ['添加报备', '通过', '拒绝', '详情'] },
  });

  it('have no figures beside their tabs when these could not be read, rather than none of each', async () => {
    const busy = on(count, () => {
      throw new Error('busy');
    });
    renderScreen(<ReportList />, { wire: [...wire, on(list, pageOf(row)), busy] });

    await screen.findByText('客运段劳保');
    expect(screen.getByRole('tab', { name: /待审核/ }).textContent?.trim()).toBe('待审核');
  });

  it('have none of a state that the answer leaves out', async () => {
    renderScreen(<ReportList />, { wire: [...wire, on(list, pageOf(row))] });

    await waitFor(() => expect(screen.getByRole('tab', { name: /待审核/ }).textContent).toBe('待审核 3'));
    expect(screen.getByRole('tab', { name: /草稿/ }).textContent).toBe('草稿 0');
  });

  it('are decided on by somebody else, and never by who submitted them', async () => {
    const { user, sent } = renderScreen(<ReportList />, { wire: [...wire, on(list, pageOf(row)), on(audit, null)] });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '拒绝' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: '拒绝' }));
    expect(await within(dialog).findByText('请填写拒绝原因')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: '拒绝原因' }), '写清联系人');
    await user.click(within(dialog).getByRole('button', { name: '拒绝' }));
    await waitFor(() => expect(sent(audit)).toEqual([{ id: 5, status: reportStates.rejected, auditRemark: '写清联系人' }]));
  });

  it('are withdrawn with a reason once they are approved', async () => {
    const approved = { ...row, status: reportStates.approved };
    const { user, sent } = renderScreen(<ReportList />, { wire: [...wire, on(list, pageOf(approved)), on(withdraw, null)] });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '撤回' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByRole('textbox', { name: '撤回原因' }), '客户不做了');
    await user.click(within(dialog).getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(sent(withdraw)).toEqual([{ id: 5, reason: '客户不做了' }]));
  });

  it('offer their own submitter no decision', async () => {
    renderScreen(<ReportList />, { wire: [...wire, on(list, pageOf({ ...row, isOwn: true }))] });
    await screen.findByText('客运段劳保');
    expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  });
});

const screens = (
  <Routes>
    <Route path="/report/add" element={<ReportAdding />} />
    <Route path="/report/edit/:id" element={<ReportForm />} />
    <Route path="*" element={<p>elsewhere</p>} />
  </Routes>
);
const show = (path: string, more: readonly Answering[], scene = {}) =>
  renderScreen(screens, { at: `/report/${path}`, wire: [...wire, ...more], ...scene });

describe('the form of a report', () => {
  it('is refused where another shop holds the customer, and keeps what was typed', async () => {
    const held = { shopName: '二站', unitName: '上海客运段', projectName: '', validEnd: '2027-01-31' };
    const refuse = () => {
      throw reportRefusals.HELD(held);
    };
    const { user, container } = show('add', [on(save, refuse)], { ownShops: [{ id: 1, name: '一站' }] });
    await user.type(await screen.findByRole('textbox', { name: '报备标题' }), '客运段劳保');
    await user.type(screen.getByRole('textbox', { name: '客户单位' }), '上海客运段');
    await user.type(screen.getByRole('textbox', { name: '报备内容' }), '见过物资科');
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '保存并提交' }));
    expect(await screen.findByText(/由“二站”报备，有效期到 2027-01-31/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: '报备内容' })).toHaveProperty('value', '见过物资科');
  });

  it('finds the demand that it is about by words, however old it is', async () => {
    const { user, sent } = show('add', []);
    await user.type(await screen.findByRole('combobox', { name: '采购需求' }), '手套');
    await waitFor(() => expect(sent(demandCalls.list)).toContainEqual({ page: 1, limit: 20, keywords: '手套' }));
  });

  it('opens a rejected report with the reason, to be put right', async () => {
    const rejected = { ...report, status: reportStates.rejected, auditRemark: '写清联系人', validEnd: '2099-01-01' };
    const { user, sent } = show('edit/5', [on(info, rejected), on(update, { id: 5 })]);
    expect(await screen.findByText(/写清联系人/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: '报备内容' }), '，联系人老周');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(update)).toMatchObject([{ id: 5, content: '见过物资科，联系人老周' }]));
  });

  it('is only looked at once it was submitted', async () => {
    show('edit/5', [on(info, report)]);
    expect(await screen.findByText('见过物资科')).toBeTruthy();
    expect(screen.getByRole('button', { name: '通过' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });
});
