import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { articleCalls, articleRefusals } from '#contract/content/articles.ts';
import { Article } from '#contract/content/article-record.ts';
import { encoder } from '#contract/transcode.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { articleCategories, lampsInFull } from '../article/sample-articles.ts';
import { ArticleForm } from './article-form.tsx';

const NEW = '/content/articleCreat';
const EDIT = `${NEW}/7`;
const show = (at: string, wire: Answering[] = [], scene = {}) =>
  renderScreen(
    <Routes>
      <Route path="/content/articleCreat/:id?" element={<ArticleForm />} />
      <Route path="*" element={<p>别的页面</p>} />
    </Routes>,
    {
      at,
      wire: [
        on(preferenceCalls.get, null),
        on(preferenceCalls.save, null),
        on(categoryCalls.tree, articleCategories),
        on(articleCalls.uses, []),
        on(articleCalls.info, lampsInFull),
        ...wire,
      ],
      ...scene,
    },
  );
// The toolbar of the editor has a 标题 as well.
const titleBox = () => screen.findByRole('textbox', { name: '标题' });
const valueOf = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

describe('a new article', () => {
  it('says of each field that it needs what is missing', async () => {
    const { user } = show(NEW);
    expect(await valueOf('作者')).toBe('站长');
    await user.clear(screen.getByLabelText('作者'));
    await user.click(await screen.findByRole('button', { name: '保存' }));
    const lacking = ['请填写标题', '请填作者', '请选择分类', '请上传图文封面，或在正文里放一张图片'];
    for (const words of [...lacking, '请填写文章简介，或在正文里写几句', '请填写文章内容'])
      expect(await screen.findAllByText(words)).not.toEqual([]);
    expect(document.querySelectorAll('.ant-form-item-explain-error')).toHaveLength(6);
  });

  it('is saved with what was typed, shared under its own title, and leads back to the list', async () => {
    const values = { title: '新灯', author: '站长', synopsis: '换了', content: '<p>亮</p>', imageInput: '/a.png', cid: 3 };
    const kept = { at: '2026-11-20 10:42:00', values };
    const { user, sent, notes, address } = show(NEW, [on(preferenceCalls.get, kept), on(articleCalls.save, null)]);
    await user.click(await screen.findByRole('button', { name: '恢复' }));
    await user.click(screen.getByRole('switch', { name: '首页轮播' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(address()).toBe('/content/articleManager'));
    const shared = { shareTitle: '新灯', shareSynopsis: '换了', sort: 0, url: null };
    expect(sent(articleCalls.save)).toMatchObject([{ ...values, ...shared, isBanner: true, isHot: false, hide: false }]);
    expect(notes).toMatchObject([{ kind: 'success', text: '新增文章成功' }]);
  });

  it('is saved hidden without what it lacks still, by title and category alone', async () => {
    const { user, sent } = show(NEW, [
      on(preferenceCalls.get, { at: '2026-11-20 10:42:00', values: { title: '新灯', cid: 3 } }),
      on(articleCalls.save, null),
    ]);
    await user.click(await screen.findByRole('button', { name: '恢复' }));
    await user.click(screen.getByRole('switch', { name: '状态' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent(articleCalls.save)).toMatchObject([{ title: '新灯', hide: true, imageInput: '', content: '' }]),
    );
  });

  it('has the first picture of its text as its cover, and its first words as its synopsis', async () => {
    const values = { title: '新灯', author: '站长', content: '<p>亮 了</p><img src="/b.png"><p>又灭了</p>', cid: 3 };
    const { user, sent } = show(NEW, [
      on(preferenceCalls.get, { at: '2026-11-20 10:42:00', values }),
      on(articleCalls.save, null),
    ]);
    await user.click(await screen.findByRole('button', { name: '恢复' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    const derived = { imageInput: '/b.png', synopsis: '亮 了又灭了', shareSynopsis: '亮 了又灭了' };
    await waitFor(() => expect(sent(articleCalls.save)).toMatchObject([derived]));
  });

  it('is kept while it is typed', async () => {
    const { user, sent } = show(NEW);
    await user.type(await titleBox(), '写了一半');
    await waitFor(() => expect(sent(preferenceCalls.save)).toHaveLength(1), { timeout: 8000 });
    expect(sent(preferenceCalls.save)).toMatchObject([{ key: 'draft:article:new', value: { values: { title: '写了一半' } } }]);
  });

  it('is seen before it is saved, where nothing of it can run', async () => {
    const values = { title: '新灯', author: '站长', content: '<p>亮</p>' };
    const { user } = show(NEW, [on(preferenceCalls.get, { at: '2026-11-20 10:42:00', values })]);
    await user.click(await screen.findByRole('button', { name: '恢复' }));
    await user.click(screen.getByRole('button', { name: '预览' }));
    const drawer = within(await screen.findByRole('dialog', { name: '预览' }));
    expect(drawer.getByRole('heading', { name: '新灯' })).toBeTruthy();
    const frame = drawer.getByTitle('文章预览');
    expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', expect.stringContaining('<p>亮</p>')]);

    await user.click(drawer.getByRole('button', { name: /Close|关闭/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '预览' })));
  });

  it('begins with title, category and text on a phone', async () => {
    setWidth(390);
    show(NEW);
    await titleBox();
    const labels = [...document.querySelectorAll('.ant-form-item-label label')].map(({ textContent }) => textContent);
    expect(labels.slice(0, 6)).toEqual(['标题', '文章分类', '文章内容', '文章简介', '图文封面', '作者']);
  });

  it('is not for those who may not add one', async () => {
    show(NEW, [], { may: ['admin:article:info'] });
    expect(await screen.findByText(/^没有添加文章的权限/)).toBeTruthy();
  });

  it('passes an accessibility check', async () => {
    const { container } = show(NEW);
    await titleBox();
    await screen.findByRole('textbox', { name: '正文' });
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe('an article that is changed', () => {
  it('is saved with its version, and keeps words of its own for sharing', async () => {
    const { user, sent, address } = show(EDIT, [on(articleCalls.update, null)]);
    expect(await valueOf('分享标题')).toBe('');
    await user.type(await titleBox(), '二');
    await user.click(screen.getByRole('switch', { name: '状态' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(address()).toBe('/content/articleManager'));
    const shared = { shareTitle: '站台上的灯二', shareSynopsis: '分享出去的简介' };
    expect(sent(articleCalls.update)).toMatchObject([
      { id: 7, version: 4, title: '站台上的灯二', ...shared, hide: true, sort: 2 },
    ]);
  });

  it('waits for its time, which counts for what is shown alone', async () => {
    const showTime = new Date('2099-01-31T02:00:00Z');
    const timed = on(articleCalls.info, { ...lampsInFull, showTime });
    const { user, sent } = show(EDIT, [timed, on(articleCalls.update, null)]);
    expect(await valueOf('定时发布')).toBe('2099-01-31 10:00');
    await user.click(screen.getByRole('switch', { name: '状态' }));
    expect(screen.queryByLabelText('定时发布')).toBeNull();
    await user.click(screen.getByRole('switch', { name: '状态' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(articleCalls.update)).toMatchObject([{ showTime, hide: false }]));
  });

  it('is merged with what somebody else saved meanwhile', async () => {
    const theirs = encoder(Article)({ ...lampsInFull, title: '他们的灯', author: '副站长', version: 5 });
    const answers = [
      () => {
        throw articleRefusals.STALE({ version: 5, theirs });
      },
      () => null,
    ];
    const { user, sent } = show(EDIT, [on(articleCalls.update, () => answers.shift()?.() ?? null)]);
    await user.type(await titleBox(), '二');
    await user.click(screen.getByRole('button', { name: '保存' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('group')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: '按所选内容保存' }));
    await waitFor(() => expect(sent(articleCalls.update)).toHaveLength(2));
    expect(sent(articleCalls.update)[1]).toMatchObject({ version: 5, title: '站台上的灯二', author: '副站长' });
  });

  it('names what leads customers to it', async () => {
    const use = { id: 5, gid: 48, group: '首页banner滚动图', words: '秋日出行', status: true };
    show(EDIT, [on(articleCalls.uses, [use])]);
    const link = await screen.findByRole('link', { name: '首页banner滚动图“秋日出行”' });
    expect(link.getAttribute('href')).toBe('/maintain/devconfiguration/combineddata?open=48');
  });

  it('is only looked at by those who may not change it', async () => {
    show(EDIT, [], { may: ['admin:article:info', 'admin:category:list:tree'] });
    expect(await titleBox()).toHaveProperty('disabled', true);
    expect(document.querySelector('iframe')?.getAttribute('srcdoc')).toContain('<p>很久以前……</p>');
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });
});
