import { Button, ConfigProvider } from 'antd';
import { Suspense, useState } from 'react';
import { articleCalls } from '#contract/content/articles.ts';
import { LinkedTitle, PickArticle, useLinkedArticles } from '#web/content/index.ts';
import { useMay } from '#web/ui/index.ts';
import type { ReplyValues } from './form-values.ts';

interface Props {
  value?: ReplyValues['article'];
  onChange?: (article: ReplyValues['article']) => void;
}

/** The article of a news reply, marked where customers do not find it. */
export function ArticleInput({ value, onChange }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const mayPick = useMay()(articleCalls.list) && !isFixed;
  const [isOpen, setOpen] = useState(false);
  const linked = useLinkedArticles(value ? [value.id] : []);
  return (
    <div className="reply-article">
      {value && (
        <span>
          <LinkedTitle id={value.id} article={linked.get(value.id)} />
        </span>
      )}
      {mayPick && <Button onClick={() => setOpen(true)}>{value ? '换一篇' : '选择图文消息'}</Button>}
      {isOpen && (
        <Suspense>
          <PickArticle
            picked={value?.id}
            onPick={({ id, title, imageInput }) => onChange?.({ id, title, imageInput })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
