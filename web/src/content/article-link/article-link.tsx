import { Button, ConfigProvider } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { categoryCalls, categoryTypes } from '#contract/catalogue/categories.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { articleAt, linkTo } from '#contract/settings/links.ts';
import { run, useCall, useMay } from '#web/ui/index.ts';
import { ArticlePicker, type PickInput } from '#web/ui/pickers/index.ts';
import { LinkedTitle, useLinkedArticles } from './linked.tsx';
import './article-link.css';

const load = ({ page, limit, filters: { cid, keywords } }: PickInput) =>
  run(articleCalls.list, { page, limit, cid: cid === undefined ? undefined : Number(cid), keywords });

const SHOWN = { type: categoryTypes.article, status: 1 };

interface PickProps {
  picked: number | undefined;
  onPick: (id: number) => void;
  onClose: () => void;
}

function Picker({ picked, onPick, onClose }: PickProps) {
  const { data: tree = [] } = useCall(categoryCalls.tree, SHOWN, { enabled: useMay()(categoryCalls.tree) });
  return <ArticlePicker load={load} tree={tree} picked={picked} onPick={({ id }) => onPick(id)} onClose={onClose} />;
}

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
          <Picker picked={id} onPick={(picked) => hold(linkTo(picked))} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
