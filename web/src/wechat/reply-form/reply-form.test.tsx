import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { Reply } from '#contract/wechat/reply-record.ts';
import { replyCalls, replyRefusals } from '#contract/wechat/replies.ts';
import { recordRefusals } from '#contract/record.ts';
import { encoder } from '#contract/transcode.ts';
import { lamps } from '#web/content/article/sample-articles.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { FALLBACK, FOLLOW, KEYWORDS, NEW_KEYWORD } from '../reply/addresses.ts';
import { discounts, outing } from '../reply/sample-replies.ts';
import { KeywordForm } from './keyword-form.tsx';
import { FallbackForm, FollowForm } from './standing-forms.tsx';

const show = (at: string, wire: Answering[] = [], scene = {}) =>
  renderScreen(
    <Routes>
      <Route path={FOLLOW} element={<FollowForm />} />
      <Route path={FALLBACK} element={<FallbackForm />} />
      <Route path={`${NEW_KEYWORD}/:id?`} element={<KeywordForm />} />
      <Route path="*" element={<p>别的页面</p>} />
    </Routes>,
    {
      at,
      wire: [
        on(preferenceCalls.get, null),
        on(preferenceCalls.save, null),
        on(articleCalls.linked, []),
        on(articleCalls.list, pageOf(lamps)),
        on(categoryCalls.tree, []),
        ...wire,
      ],
      ...scene,
    },
  );

const content = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '规则内容' });
const save = () => screen.getByRole('button', { name: '保存并发布' });
const preview = () => screen.getByRole('group', { name: '手机预览' });

describe('a new rule by keyword', () => {
  it('has several words, says how much of the text is used, and is shown on a phone', async () => {
    const { user, sent, address, container } = show(NEW_KEYWORD, [on(replyCalls.save, null)]);
    await user.click(await screen.findByRole('combobox', { name: '关键字' }));
    await user.keyboard('优惠，折扣{Enter}');
    await user.click(screen.getByRole('radio', { name: '包含即可' }));
    await user.type(await content(), '满 99');
    expect(await screen.findByText(/^已用 6 \/ 2048 字节/)).toBeTruthy();
    await waitFor(() => expect(preview().textContent).toBe('优惠满 99'));
    expect(await complaintsOf(container)).toEqual([]);

    await user.click(save());
    await waitFor(() => expect(address()).toBe(KEYWORDS));
    expect(sent(replyCalls.save)).toMatchObject([
      { keywords: ['优惠', '折扣'], type: 'text', matchType: 'part', status: true, data: { content: '满 99' } },
    ]);
  });

  it('says what is missing of each kind', async () => {
    const { user, sent } = show(NEW_KEYWORD);
    await content();
    await user.click(save());
    expect(await screen.findByText('请输入后回车')).toBeTruthy();
    expect(screen.getByText('请填写规则内容', { selector: '.ant-form-item-explain-error' })).toBeTruthy();

    await user.click(screen.getByRole('radio', { name: '图文消息' }));
    await user.click(save());
    expect(await screen.findByText('请选择图文消息')).toBeTruthy();
    expect(sent(replyCalls.save)).toEqual([]);
  });

  it('stays with what was typed when a word is taken, and says by which rule', async () => {
    const refuse = () => {
      throw replyRefusals.TAKEN({ word: '优惠', rule: '优惠,折扣' });
    };
    const { user } = show(NEW_KEYWORD, [on(replyCalls.save, refuse)]);
    await user.click(await screen.findByRole('combobox', { name: '关键字' }));
    await user.keyboard('优惠{Enter}');
    await user.type(await content(), '满减');
    await user.click(save());
    expect(await screen.findByText('优惠关键字已经存在：规则“优惠,折扣”里有它，请先从那条规则删去')).toBeTruthy();
    expect((await content()).value).toBe('满减');
  });
});

describe('a rule that is there', () => {
  it('keeps its article, and takes another', async () => {
    const { user, sent } = show(`${NEW_KEYWORD}/8`, [on(replyCalls.info, outing), on(replyCalls.update, null)]);
    await waitFor(() => expect(preview().textContent).toContain('站台上的灯'));
    await user.click(screen.getByRole('button', { name: '换一篇' }));
    await user.click(await screen.findByRole('radio', { name: '选择站台上的灯' }));
    await user.click(save());
    await waitFor(() => expect(sent(replyCalls.update)).toHaveLength(1));
    expect(sent(replyCalls.update)).toMatchObject([{ id: 8, data: { articleId: 7, content: '' } }]);
  });

  it('asks whose words count where somebody saved it meanwhile', async () => {
    const theirs = encoder(Reply)({ ...discounts, data: { ...discounts.data, content: '满 59 元包邮' } });
    const refuse = () => {
      throw recordRefusals.CHANGED({ theirs });
    };
    const { user } = show(`${NEW_KEYWORD}/7`, [on(replyCalls.info, discounts), on(replyCalls.update, refuse)]);
    await user.type(await content(), '，限本周');
    await user.click(save());
    const box = await screen.findByRole('dialog', { name: '内容已被他人修改' });
    expect(box.textContent).toContain('对方的：满 59 元包邮');
    expect(box.textContent).toContain('我的：满 99 元包邮，限本周');
  });

  it('is looked at by those who may not change it', async () => {
    show(`${NEW_KEYWORD}/7`, [on(replyCalls.info, discounts)], { may: ['admin:wechat:keywords:reply:info'] });
    expect((await content()).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: '保存并发布' })).toBeNull();
  });

  it('that is gone says so', async () => {
    show(`${NEW_KEYWORD}/9`, [on(replyCalls.info, null)]);
    expect(await screen.findByText('这条规则已被删除，请回到列表重新选择')).toBeTruthy();
  });
});

describe.each([
  ['the greeting', FOLLOW, 'subscribe'],
  ['the fallback', FALLBACK, 'default'],
])('%s', (_, at, word) => {
  it('is written the first time, on a phone as well, and stays open', async () => {
    setWidth(390);
    const { user, sent, address, notes, container } = show(at, [on(replyCalls.infoByWord, null), on(replyCalls.save, null)]);
    await user.type(await content(), '你好');
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(sent(replyCalls.save)).toMatchObject([{ keywords: [word], type: 'text' }]));
    expect(sent(replyCalls.infoByWord)[0]).toEqual({ keywords: word });
    expect(address()).toBe(at);
    expect(notes).toMatchObject([{ kind: 'success', text: '操作成功' }]);
    expect((await content()).value).toBe('你好');
  });
});
