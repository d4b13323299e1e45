import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import type { Reply, ReplyVerdict } from '#contract/wechat/reply-record.ts';
import { replyCalls } from '#contract/wechat/replies.ts';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { discounts, outing } from '../reply/sample-replies.ts';
import { ReplyList } from './reply-list.tsx';

describe('the list of keywords', () => {
  itIsAList({
    screen: <ReplyList />,
    call: replyCalls.list,
    some: pageOf(discounts, outing),
    row: '优惠、折扣',
    shows: ['满 99 元包邮', '站台上的灯', '图文消息', '包含即可'],
    none: pageOf<Reply>(),
    empty: '还没有关键字规则，用户发来的话都由“无效关键词回复”来答',
    filter: 'type=text',
    search: ['关键字', 'keywords'],
    flips: { name: '优惠、折扣启用', call: replyCalls.status, sends: { id: 7, status: false } },
    keeps: { call: replyCalls.delete, because: new Refusal('wechat_reply.DELETED', 500, '操作失败') },
    reader: { may: ['admin:wechat:keywords:reply:list'], lacks: ['添加关键字', '编辑', '更多'] },
  });
});

describe('the box that tells which rule answers', () => {
  const ask = async (verdict: ReplyVerdict) => {
    const view = renderScreen(<ReplyList />, {
      wire: [on(preferenceCalls.get, null), on(replyCalls.list, pageOf(discounts)), on(replyCalls.which, verdict)],
    });
    await view.user.click(await screen.findByRole('button', { name: '哪条规则会回复' }));
    const box = within(await screen.findByRole('dialog'));
    await view.user.type(box.getByRole('searchbox', { name: '用户发来的话' }), '有折扣吗{Enter}');
    return { ...view, said: within(await box.findByRole('status')) };
  };

  it('stays open while the rules arrive', async () => {
    const gate = Promise.withResolvers<void>();
    const rules = async () => {
      await gate.promise;
      return pageOf(discounts);
    };
    const { user } = renderScreen(<ReplyList />, { wire: [on(preferenceCalls.get, null), on(replyCalls.list, rules)] });
    await user.click(await screen.findByRole('button', { name: '哪条规则会回复' }));
    const box = await screen.findByRole('dialog');
    await user.type(within(box).getByRole('searchbox', { name: '用户发来的话' }), '有折扣');
    gate.resolve();

    expect(await screen.findByText('优惠、折扣')).toBeTruthy();
    expect(within(screen.getByRole('dialog')).getByDisplayValue('有折扣')).toBeTruthy();
  });

  it('names the rule with its reason, and shows what is sent', async () => {
    const { said, sent } = await ask({ reason: 'part', word: '折扣', reply: discounts, defect: '', off: [] });

    expect(sent(replyCalls.which)).toEqual([{ kind: 'text', text: '有折扣吗' }]);
    expect(said.getByText('消息里包含关键字')).toBeTruthy();
    expect(said.getByRole('link', { name: '规则“优惠、折扣”' }).getAttribute('href')).toMatch(/wxReply\/keyword\/save\/7$/);
    expect(said.getByText('满 99 元包邮')).toBeTruthy();
  });

  it('says why nothing is sent', async () => {
    const off = [{ id: 9, keywords: ['折扣码'] }];
    const { said } = await ask({ reason: 'full', word: '秋游', reply: outing, defect: '图文已隐藏，先在文章里显示它', off });

    expect(said.getByText('不会发出：图文已隐藏，先在文章里显示它')).toBeTruthy();
    expect(said.getByText(/也符合，但已禁用/).textContent).toContain('折扣码');
  });

  it('says that nobody answers', async () => {
    const { said } = await ask({ reason: 'nobody', word: '', reply: null, defect: '', off: [] });
    expect(said.getByText(/用户收不到回复/)).toBeTruthy();
  });
});
