import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type OperatorShare, operatorShareCalls } from '#contract/settlement/operator-shares.ts';
import type { Page } from '#contract/wire.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { ShareList } from './share-list.tsx';

const share: OperatorShare = {
  id: 7,
  shareNo: 'FC00000007',
  operatorId: 3,
  operatorName: '楚天代运营',
  billCount: 2,
  commissionAmount: 100_500,
  shareAmount: 30_150,
  status: 0,
  paymentNo: '',
  paymentRemark: '',
  voidReason: '',
  createTime: new Date('2026-11-20T04:00:00Z'),
  payTime: null,
};
const pageOf = (...list: OperatorShare[]): Page<OperatorShare> => ({
  list,
  total: list.length,
  page: 1,
  limit: 20,
  totalPage: 1,
});

describe('statements of operators', () => {
  itIsAList({
    screen: <ShareList />,
    call: operatorShareCalls.listShares,
    some: pageOf(share),
    row: '楚天代运营',
    shows: ['¥1,005.00', '¥301.50'],
    none: pageOf(),
    empty: '还没有分成单。店铺的结算单确认后，运营商按比例分佣金，在这里生成',
    search: ['分成单号或运营商', 'keywords'],
    reader: { may: [operatorShareCalls.listShares.permission], lacks: ['生成分成单', '申请付款', '作废'] },
  });

  it('are made for everybody who has a share coming, once somebody has seen for whom', async () => {
    const due = { operatorId: 3, operatorName: '楚天代运营', billCount: 2, commissionAmount: 100_500, shareAmount: 30_150 };
    const { user, sent } = renderScreen(<ShareList />, {
      wire: [
        on(preferenceCalls.get, null),
        on(savedViewCalls.list, []),
        on(operatorShareCalls.listShares, pageOf(share)),
        on(operatorShareCalls.dueShares, [due, { ...due, operatorId: 4, operatorName: '欠款运营', shareAmount: -500 }]),
        on(operatorShareCalls.generateShares, { created: 1 }),
      ],
    });
    await screen.findByText('楚天代运营');
    await user.click(screen.getByRole('button', { name: '生成分成单' }));
    expect(await screen.findByText('为 楚天代运营 生成分成单，共 ¥301.50？')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: '生成分成单' }).at(-1) as HTMLElement);
    expect(sent(operatorShareCalls.generateShares)).toEqual([{}]);
  });
});
