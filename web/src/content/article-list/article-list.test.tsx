import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { type ArticleRow } from '#contract/content/article-record.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { shortMoment } from '#web/ui/index.ts';
import { articleCategories, lamps, pageOf } from '../article/sample-articles.ts';
import { ArticleList } from './article-list.tsx';

const wire = [
  on(preferenceCalls.get, null),
  on(categoryCalls.tree, articleCategories),
  on(articleCalls.uses, []),
  on(articleCalls.list, pageOf(lamps, { ...lamps, id: 8, title: '老相册', cid: 4, hide: true, isHot: false, isBanner: true })),
];
const show = (more: Answering[] = [], at = '/') => renderScreen(<ArticleList />, { wire: [...wire, ...more], at });

describe('the list of articles', () => {
  itIsAList({
    screen: <ArticleList />,
    call: articleCalls.list,
    wire,
    some: pageOf(lamps),
    row: '站台上的灯',
    shows: ['行业资讯', '12,345', '热门', '11-20'],
    none: pageOf<ArticleRow>(),
    empty: '还没有文章，写一篇让用户了解店里的事',
    filter: 'cid=3',
    search: ['关键词', 'keywords'],
    flips: { name: '站台上的灯显示', call: articleCalls.updateStatus, sends: { id: 7, hide: true } },
    reader: { may: ['admin:article:list', 'admin:category:list:tree'], lacks: ['添加文章', '编辑', '更多', '历史'] },
  });

  it('names hidden categories too, and says what is on the slides', async () => {
    show();
    expect(await screen.findByText('往事')).toBeTruthy();
    expect(screen.getAllByText('轮播')).toHaveLength(1);
  });
});

describe('an article in the list', () => {
  it('is looked at by those who may not change it', async () => {
    renderScreen(<ArticleList />, { wire, may: ['admin:article:list', 'admin:article:info'] });
    expect(await screen.findAllByRole('button', { name: '查看' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  });

  it('says when customers will see it, as long as they do not', async () => {
    const [coming, come] = [new Date(Date.now() + 86_400_000), new Date(Date.now() - 86_400_000)];
    const rows = [
      { ...lamps, showTime: coming },
      { ...lamps, id: 8, showTime: come },
      { ...lamps, id: 9, showTime: coming, hide: true },
    ];
    renderScreen(<ArticleList />, { wire: [...wire, on(articleCalls.list, pageOf(...rows))] });
    expect((await screen.findAllByText(/发布$/)).map(({ textContent }) => textContent)).toEqual([`${shortMoment(coming)} 发布`]);
  });

  it('is hidden and deleted after a question that says what leads to it', async () => {
    const uses = ['秋日出行', '冬日出行'].map((words, at) => ({
      id: at + 1,
      gid: 48,
      group: '首页banner滚动图',
      words,
      status: true,
    }));
    const { user, sent } = show([
      on(articleCalls.uses, uses),
      on(articleCalls.updateStatus, null),
      on(articleCalls.delete, null),
    ]);
    const leads = '首页banner滚动图“秋日出行”、首页banner滚动图“冬日出行”链接到这篇文章';
    await user.click(await screen.findByRole('switch', { name: '站台上的灯显示' }));
    expect(await screen.findByText(`${leads}，隐藏后用户点开会找不到它。`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^取\s?消$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(articleCalls.updateStatus)).toEqual([]);

    const [more] = screen.getAllByRole('button', { name: '更多' });
    await user.click(more ?? document.body);
    await user.click(await screen.findByRole('button', { name: '删除' }));
    expect(await screen.findByText(`确定删除当前数据？${leads}，删除后用户点开会找不到它。`)).toBeTruthy();
  });

  it('is deleted after a question, and can be brought back', async () => {
    const { user, sent, notes } = show([on(articleCalls.delete, null, { change: 4 })]);
    const [more] = await screen.findAllByRole('button', { name: '更多' });
    await user.click(more ?? document.body);
    await user.click(await screen.findByRole('button', { name: '删除' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('确定删除当前数据');
    const buttons = screen.getAllByRole('button', { name: '删除' });
    await user.click(buttons.at(-1) ?? document.body);
    await waitFor(() => expect(sent(articleCalls.delete)).toEqual([{ id: 7 }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '删除数据成功' }]));
  });
});
