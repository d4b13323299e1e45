import { Radio } from 'antd';
import { useState } from 'react';
import { linkedStates } from '#contract/content/article-links.ts';
import type { Page } from '#contract/wire.ts';
import { Choice } from '../cells/choice.tsx';
import { picture } from '../cells/picture.tsx';
import { day } from '../cells/when.tsx';
import { figure } from '../cells/yuan.tsx';
import type { Branch } from '../filters/branch.ts';
import { CascaderFilter } from '../filters/cascader-filter.tsx';
import { TextFilter } from '../filters/text-filter.tsx';
import type { TitledColumn } from '../scene/column.ts';
import { type PickInput, PickDialog } from './pick-dialog.tsx';

export interface PickableArticle {
  id: number;
  title: string;
  imageInput: string;
  visit: number;
  updateTime: Date;
  /** Customers do not find it, or not before that moment. */
  hide: boolean;
  showTime: Date | null;
}

/** Note on whether customers who come to the article find it. */
function Found({ hide, showTime }: Pick<PickableArticle, 'hide' | 'showTime'>) {
  const [now] = useState(() => new Date());
  const isComing = showTime !== null && showTime > now;
  return <Choice of={linkedStates} value={hide ? linkedStates.hidden : isComing ? linkedStates.coming : linkedStates.shown} />;
}

interface Props {
  load: (asked: PickInput) => Promise<Page<PickableArticle>>;
  /** The categories of articles. */
  tree: readonly Branch[];
  /** The one that is picked already. */
  picked?: number | undefined;
  onPick: (article: PickableArticle) => void;
  onClose: () => void;
}

/** Articles to pick one from. */
export function ArticlePicker({ load, tree, picked, onPick, onClose }: Props) {
  const pick = (article: PickableArticle) => {
    onPick(article);
    onClose();
  };
  const columns: readonly TitledColumn<PickableArticle>[] = [
    {
      title: '选择',
      field: 'id',
      width: 56,
      card: 'status',
      show: (id, article) => <Radio aria-label={`选择${article.title}`} checked={id === picked} onChange={() => pick(article)} />,
    },
    { title: '图片', field: 'imageInput', show: picture },
    { title: '文章标题', field: 'title', width: 320, card: 'title', opens: true },
    { title: '状态', field: 'hide', ours: true, width: 88, show: (_, article) => <Found {...article} /> },
    { title: '浏览量', field: 'visit', show: figure },
    { title: '更新时间', field: 'updateTime', show: day },
  ];
  return (
    <PickDialog
      title="文章"
      noun="article"
      load={load}
      columns={columns}
      filters={
        <>
          <CascaderFilter name="cid" label="文章分类" tree={tree} />
          <TextFilter name="keywords" label="文章搜索" placeholder="请输入文章标题" />
        </>
      }
      names={['cid', 'keywords']}
      empty="还没有文章，请先添加"
      onOpen={pick}
      onClose={onClose}
    />
  );
}
