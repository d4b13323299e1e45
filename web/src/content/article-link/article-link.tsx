import { Button, ConfigProvider } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { articleCalls } from '#contract/content/articles.ts';
import { articleAt, linkTo } from '#contract/settings/links.ts';
import { useMay } from '#web/ui/index.ts';
import { LinkedTitle, useLinkedArticles } from './linked.tsx';
import { PickArticle } from './pick-article.tsx';
import './article-link.css';

interface Props {
  /** The link as it is kept. */
  text: string;
  hold: (text: string) => void;
  /** The control of a link that leads elsewhere. */
  children: ReactNode;
}

/** A link that is typed or chosen among pages, or the article that it leads to, which is picked. */
export function ArticleLink({ text, hold, children }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const mayPick = useMay()(articleCalls.list) && !isFixed;
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  // The first digit of a number that is typed names another article.
  const id = isTyping ? undefined : articleAt(text);
  const linked = useLinkedArticles(id === undefined ? [] : [id]);
  return (
    <div className="article-link">
      {id === undefined ? (
        <span onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
          {children}
        </span>
      ) : (
        <span className="article-link-title">
          <LinkedTitle id={id} article={linked.get(id)} />
        </span>
      )}
      {mayPick && <Button onClick={() => setOpen(true)}>{id === undefined ? '选择文章' : '换一篇'}</Button>}
      {id !== undefined && !isFixed && <Button onClick={() => hold('')}>移除</Button>}
      {isOpen && (
        <Suspense>
          <PickArticle picked={id} onPick={(picked) => hold(linkTo(picked.id))} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
