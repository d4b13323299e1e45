import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { Call } from '#contract/call.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { Empty, FormPage, Loaded, Section, useMay, usePhone } from '#web/ui/index.ts';
import { useSession } from '#web/ui/wire/index.ts';
import { ARTICLES } from '../article/addresses.ts';
import {
  type ArticleEdit,
  type ArticleValues,
  AUTHOR_SHOWN,
  blankArticle,
  toFormValues,
  toFormValuesOfTheirs,
  toInput,
  worded,
} from './form-values.ts';
import { UsedIn } from '../article-link/uses.tsx';
import { MoreFields } from './more-fields.tsx';
import { phoneParts, wideParts } from './parts.tsx';

function Sheet({ start }: { start: ArticleValues }) {
  const { id, title } = start;
  const isPhone = usePhone();
  const call: Call<ArticleEdit, null> = id === undefined ? articleCalls.save : articleCalls.update;
  return (
    <FormPage
      title={id === undefined ? '添加文章' : title}
      call={call}
      start={start}
      input={toInput}
      read={toFormValuesOfTheirs}
      worded={worded}
      keepAs={`article:${id ?? 'new'}`}
      says={id === undefined ? '新增文章成功' : '编辑文章成功'}
      layout="vertical"
      then={ARTICLES}
    >
      {id !== undefined && <UsedIn id={id} />}
      {isPhone ? phoneParts : wideParts}
      <Section title="其他设置" folds hint="排序、原文链接、分享标题、分享简介">
        <MoreFields />
      </Section>
    </FormPage>
  );
}

/** Writes an article, or goes on with one. */
export function ArticleForm() {
  const { id } = useParams();
  const may = useMay();
  const author = useSession(({ info }) => info?.realName ?? '');
  const start = useMemo(() => ({ ...blankArticle, author: author.slice(0, AUTHOR_SHOWN) }), [author]);
  if (id === undefined)
    return may(articleCalls.save) ? <Sheet start={start} /> : <Empty says="没有添加文章的权限，需要时请联系管理员" />;
  return (
    <Loaded call={articleCalls.info} input={{ id: Number(id) }} back={ARTICLES}>
      {(article) => article && <Sheet start={toFormValues(article)} />}
    </Loaded>
  );
}
