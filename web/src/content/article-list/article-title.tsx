import { Tag } from 'antd';
import { Link } from 'react-router';
import { articleCalls } from '#contract/content/articles.ts';
import { type ArticleRow } from '#contract/content/article-record.ts';
import { Can } from '#web/ui/index.ts';
import { formOf } from '../article/addresses.ts';

/** The title, which leads to the article, and where else it is shown off. */
export const ArticleTitle = ({ article: { id, title, isBanner, isHot } }: { article: ArticleRow }) => (
  <>
    <Can call={articleCalls.info} else={title}>
      <Link className="cell-open" to={formOf(id)} title={title}>
        {title}
      </Link>
    </Can>{' '}
    {isBanner && <Tag>轮播</Tag>}
    {isHot && <Tag>热门</Tag>}
  </>
);
