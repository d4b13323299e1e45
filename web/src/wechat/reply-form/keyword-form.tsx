import { useParams, useSearchParams } from 'react-router';
import { replyCalls } from '#contract/wechat/replies.ts';
import { Empty, Loaded, useMay } from '#web/ui/index.ts';
import { KEYWORDS, wordsOfNewRule } from '../reply/addresses.ts';
import { blankReply, toFormValues } from './form-values.ts';
import { WordFields } from './reply-fields.tsx';
import { ReplySheet } from './reply-sheet.tsx';

/** A rule by keyword is written, or goes on. */
export function KeywordForm() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const may = useMay();
  if (id === undefined)
    return may(replyCalls.save) ? (
      <ReplySheet title="添加关键字" start={blankReply(wordsOfNewRule(query))} asked="关键字" then={KEYWORDS}>
        <WordFields />
      </ReplySheet>
    ) : (
      <Empty says="没有添加关键字的权限，需要时请联系管理员" />
    );
  return (
    <Loaded call={replyCalls.info} input={{ id: Number(id) }} back={KEYWORDS}>
      {(reply) =>
        reply ? (
          <ReplySheet title={`关键字：${reply.keywords.join('、')}`} start={toFormValues(reply)} asked="关键字" then={KEYWORDS}>
            <WordFields />
          </ReplySheet>
        ) : (
          <Empty says="这条规则已被删除，请回到列表重新选择" />
        )
      }
    </Loaded>
  );
}
