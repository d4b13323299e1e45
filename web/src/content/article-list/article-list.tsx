import { PlusOutlined } from '@ant-design/icons';
import { shownOrHidden } from '#contract/choices.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { SpanFilter } from '#web/ui/filters/span-filter.tsx';
import {
  FlagSwitch,
  GoButton,
  HistoryButton,
  ListPage,
  RunButton,
  SelectFilter,
  TextFilter,
  day,
  figure,
  picture,
  useMay,
} from '#web/ui/index.ts';
import { NEW_ARTICLE, formOf } from '../article/addresses.ts';
import { useArticleCategories } from '../article/article-categories.ts';
import { askLosing } from '../article-link/uses.tsx';
import { ArticleTitle } from './article-title.tsx';

const add = <GoButton label="添加文章" to={NEW_ARTICLE} call={articleCalls.save} primary icon={<PlusOutlined aria-hidden />} />;
const { updateStatus } = articleCalls;

const askDeleting = async (id: number) => ['确定删除当前数据', await askLosing(id, '删除')].filter(Boolean).join('？');

/** List of articles, the most read first. */
export function ArticleList() {
  const may = useMay();
  const { tree, isLoading } = useArticleCategories();
  const nameOf = (cid: number) => tree.find(({ id }) => id === cid)?.name;
  return (
    <ListPage
      title="文章"
      call={articleCalls.list}
      filters={
        <>
          <SelectFilter name="cid" options={tree.map(({ id, name }) => ({ value: id, label: name }))} isLoading={isLoading} />
          <TextFilter name="keywords" placeholder="标题、作者、简介" />
          <SpanFilter name="appearsIn" label="定时发布" />
        </>
      }
      actions={add}
      columns={[
        { field: 'id', width: 48, card: 'none' },
        { title: '图片', field: 'imageInput', width: 60, show: picture },
        { field: 'title', width: 212, card: 'title', show: (_, article) => <ArticleTitle article={article} /> },
        { field: 'cid', width: 92, show: nameOf },
        { field: 'visit', width: 76, show: figure },
        { field: 'author', width: 80 },
        { field: 'synopsis', width: 172, card: 'none' },
        { field: 'updateTime', width: 80, show: day },
        {
          field: 'hide',
          ours: true,
          width: 76,
          card: 'status',
          show: (hide, { id, title }) => (
            <FlagSwitch
              on={!hide}
              label={`${title}显示`}
              of={shownOrHidden}
              call={updateStatus}
              input={(on) => ({ id, hide: !on })}
              askOff={() => askLosing(id, '隐藏')}
            />
          ),
        },
      ]}
      rowActions={({ id }) => (
        <>
          <GoButton label={may(articleCalls.update) ? '编辑' : '查看'} to={formOf(id)} call={articleCalls.info} />
          <HistoryButton noun="article" id={id} call={articleCalls.info} />
          <RunButton label="删除" call={articleCalls.delete} input={{ id }} ask={() => askDeleting(id)} danger />
        </>
      )}
      empty={{ says: '还没有文章，写一篇让用户了解店里的事', action: add }}
    />
  );
}
