import { Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { articleCalls } from '#contract/content/articles.ts';
import { type ArticleRow } from '#contract/content/article-record.ts';
import { Can, shortMoment } from '#web/ui/index.ts';
import { formOf } from '../article/addresses.ts';

/** Moment from which customers will see it. */
function ToCome({ showTime }: { showTime: Date | null }) {
  const [now] = useState(() => new Date());
  return showTime && showTime > now && <Tag color="warning">{`${shortMoment(showTime)} 发布`}</Tag>;
}

/** The title, which leads to the article, and where else it is shown off. */
export const ArticleTitle = ({ article: { id, title, isBanner, isHot, hide, showTime } }: { article: ArticleRow }) => (
  <>
    <Can call={articleCalls.info} else={title}>
      <Link className="cell-open" to={formOf(id)} title={title}>
        {title}
      </Link>
    </Can>{' '}
    {!hide && <ToCome showTime={showTime} />} {isBanner && <Tag>轮播</Tag>} {isHot && <Tag>热门</Tag>}
  </>
);
