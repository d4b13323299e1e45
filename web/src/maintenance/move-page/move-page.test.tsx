import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type MoveDetail, type MoveReport, moveCalls, moveRefusals } from '#contract/move-in/moves.ts';
import { openingCalls } from '#contract/move-in/openings.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MoveBegin } from './move-begin.tsx';
import { MoveList } from './move-list.tsx';
import { MoveRun } from './move-run.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const report: MoveReport = {
  tables: [
    {
      label: '订单',
      source: 'eb_store_order',
      read: 25,
      brought: 24,
      already: 0,
      leftOut: [{ why: '金额为 0', count: 1, keys: ['order7'] }],
      altered: [],
      renewed: 0,
      changed: { count: 0, keys: [] },
      gone: { count: 0, keys: [] },
      conflicts: { count: 1, examples: [{ key: '9', values: [{ column: '备注', theirs: '甲', ours: '乙' }] }] },
    },
  ],
  parts: [{ table: 'eb_store_order_info', count: 25, orphans: 1 }],
  unread: [{ table: 'eb_store_cart', count: 2, why: '购物车' }],
  notes: ['密码：用户和管理员的旧密码都没有搬'],
  sums: [{ label: '用户 · 余额', theirs: '5188.89', ours: '5188.89' }],
  differences: [{ label: '订单 order7 没有搬来', theirs: '有', ours: '没有' }],
  differing: 1,
  text: '搬来的内容',
};
const move: MoveDetail = {
  id: 7,
  dump: 'shop.sql.gz',
  isDry: true,
  state: 'differs',
  by: '站长',
  message: '',
  brought: 24,
  differing: 1,
  createTime: at,
  endTime: at,
  pictures: '',
  wechatAppId: 'wx1',
  routineAppId: '',
  pictureFolder: 'crmebimage',
  fetchesPictures: true,
  jobId: 9,
  steps: [],
  report,
};
const pageOf = (...list: MoveDetail[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const dumps = (list: { name: string; bytes: number; time: Date; isFolder: boolean }[], whyNot: string | null = null) =>
  on(moveCalls.dumps, { folder: '/data/move-in', list, pictureFolders: ['crmebimage'], whyNot });

const opening = (isAsleep: boolean, openedTime: Date | null = null) =>
  on(openingCalls.info, { isAsleep, asleepSince: null, openedTime, openedBy: '', items: [], atOnce: [] });

describe('the list of moves', () => {
  it.each([true, false])('leads to the opening while the shop is asleep: %s', async (isAsleep) => {
    renderScreen(<MoveList />, { wire: [on(moveCalls.list, pageOf(move)), opening(isAsleep)] });
    await screen.findByText('shop.sql.gz');
    await waitFor(() => expect(screen.queryAllByRole('button', { name: '开始营业' })).toHaveLength(isAsleep ? 1 : 0));
  });

  it('offers no further move to a shop that has opened', async () => {
    renderScreen(<MoveList />, { wire: [on(moveCalls.list, pageOf(move)), opening(false, at)] });
    await screen.findByText('shop.sql.gz');
    await waitFor(() => expect(screen.queryByRole('button', { name: '迁入旧店' })).toBeNull());
  });

  itIsAList({
    wire: [opening(false)],
    screen: <MoveList />,
    call: moveCalls.list,
    some: pageOf(move),
    row: 'shop.sql.gz',
    shows: ['试运行', '已完成，有差异', '站长'],
    none: pageOf(),
    empty: /还没有迁入过/,
    reader: { may: [moveCalls.list.permission], lacks: ['迁入旧店'] },
  });
});

describe('a dump', () => {
  it('is chosen from the server, and tried', async () => {
    const view = renderScreen(<MoveBegin />, {
      at: '/maintain/system/move/begin',
      wire: [
        dumps([{ name: 'shop.sql.gz', bytes: 3 * 1024 ** 3, time: at, isFolder: false }]),
        on(moveCalls.begin, { id: 7, jobId: 9 }),
      ],
    });
    await view.user.click(await screen.findByRole('radio', { name: /shop\.sql\.gz/ }));
    expect(screen.getByText(/3\.0 GB/)).toBeTruthy();
    expect(await complaintsOf(view.container)).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: '试运行' }));

    await waitFor(() => expect(view.address()).toBe('/maintain/system/move/run/7'));
    expect(view.sent(moveCalls.begin)).toMatchObject([{ dump: 'shop.sql.gz', isDry: true }]);
  });

  it('is sent from here, and says why it is refused', async () => {
    fakeUploads(() => {
      throw moveRefusals.NOT_A_DUMP();
    });
    const { user, container } = renderScreen(<MoveBegin />, { at: '/maintain/system/move/begin', wire: [dumps([])] });
    await screen.findByText(/把备份拖到这里/);
    const input = container.querySelector('input[type="file"]') ?? document.body;
    await user.upload(input as HTMLElement, new File(['x'], 'photo.sql'));
    expect(await screen.findByText(moveRefusals.NOT_A_DUMP().message)).toBeTruthy();
  });

  it('is not asked for where the shop is not fit, which says why', async () => {
    renderScreen(<MoveBegin />, { at: '/maintain/system/move/begin', wire: [dumps([], '这个商店里已经有商品')] });
    expect(await screen.findByText('这个商店里已经有商品')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '试运行' })).toBeNull();
  });
});

const run = (
  <Routes>
    <Route path="/maintain/system/move/run/:id" element={<MoveRun />} />
  </Routes>
);

describe('the report of a move', () => {
  const show = (of: MoveDetail, isAsleep = true) =>
    renderScreen(run, {
      at: '/maintain/system/move/run/7',

      wire: [on(moveCalls.info, of), on(moveCalls.begin, { id: 8, jobId: 10 }), on(moveCalls.stop, null), opening(isAsleep)],
    });

  it('names each difference and each record that stayed behind, and moves for good only when asked', async () => {
    const view = show(move);
    expect(await screen.findByText('新旧两边有 1 处不同，每一处都列在下面')).toBeTruthy();
    for (const said of [
      '订单 order7 没有搬来',
      /没有搬 1：金额为 0/,
      'order7',
      '备注 旧店 甲，新店 乙',
      /eb_store_cart：2 行没有读/,
    ])
      expect(screen.getAllByText(said)).not.toEqual([]);
    expect(await complaintsOf(view.container)).toEqual([]);

    await view.user.click(screen.getByRole('button', { name: '正式迁入' }));
    expect(await screen.findByText(/不能撤销/)).toBeTruthy();
    expect(view.sent(moveCalls.begin)).toEqual([]);
    await view.user.click(screen.getAllByRole('button', { name: '正式迁入' }).at(-1) ?? document.body);
    await waitFor(() =>
      expect(view.sent(moveCalls.begin)).toMatchObject([{ dump: 'shop.sql.gz', isDry: false, wechatAppId: 'wx1' }]),
    );
  });

  it.each([true, false])('leads to the opening while the shop is asleep: %s', async (isAsleep) => {
    show({ ...move, isDry: false, state: 'done' }, isAsleep);
    await screen.findByText('shop.sql.gz');
    await waitFor(() => expect(screen.queryAllByRole('button', { name: '去开始营业' })).toHaveLength(isAsleep ? 1 : 0));
  });

  it('shows the tables on their way, and stops', async () => {
    const steps = [{ label: '订单', read: 20, total: 40 }];
    const view = show({ ...move, state: 'running', endTime: null, report: null, steps });
    expect(await screen.findByText('20 / 40')).toBeTruthy();
    await view.user.click(await screen.findByRole('button', { name: '停止' }));
    await view.user.click((await screen.findAllByRole('button', { name: '停止' })).at(-1) ?? document.body);
    await waitFor(() => expect(view.sent(moveCalls.stop)).toEqual([{ id: 7 }]));
  });
});
