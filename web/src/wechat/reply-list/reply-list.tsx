import { PlusOutlined } from '@ant-design/icons';
import { type Reply, matchTypes } from '#contract/wechat/reply-record.ts';
import { replyCalls, replyStates } from '#contract/wechat/replies.ts';
import { replyTypes } from '#contract/wechat/reply-content.ts';
import {
  ChoiceFilter,
  type Column,
  GoButton,
  HistoryButton,
  ListPage,
  RunButton,
  TextFilter,
  switchColumn,
  useMay,
  when,
} from '#web/ui/index.ts';
import { NEW_KEYWORD, pageOfRule } from '../reply/addresses.ts';
import { WhichReplyButton } from '../which-reply/which-reply.tsx';

const add = <GoButton label="添加关键字" to={NEW_KEYWORD} call={replyCalls.save} primary icon={<PlusOutlined aria-hidden />} />;

/** The reply in a line. */
function inShort({ type, data: { content, articleData } }: Reply): string {
  if (type === replyTypes.news) return articleData.title ?? '';
  return type === replyTypes.text ? content : replyTypes.labels[type];
}

const columns: readonly Column<Reply>[] = [
  { field: 'id', width: 64, card: 'none' },
  { field: 'keywords', width: 220, card: 'title', show: (words) => words.join('、') },
  { field: 'matchType', ours: true, width: 96, of: matchTypes },
  { field: 'type', width: 96, of: replyTypes },
  { title: '规则内容', field: 'data', width: 280, show: (_, reply) => inShort(reply) },
  switchColumn('status', {
    call: replyCalls.status,
    of: replyStates,
    title: '是否显示',
    label: ({ keywords }) => `${keywords.join('、')}启用`,
  }),
  { field: 'updateTime', width: 112, show: when, card: 'none' },
];

/** Rules by which the public account answers words. */
export function ReplyList() {
  const may = useMay();
  return (
    <ListPage
      title="关键字回复"
      called="关键字"
      call={replyCalls.list}
      filters={
        <>
          <TextFilter name="keywords" />
          <ChoiceFilter name="type" of={replyTypes} />
        </>
      }
      actions={
        <>
          <WhichReplyButton />
          {add}
        </>
      }
      columns={columns}
      rowActions={(reply) => (
        <>
          <GoButton label={may(replyCalls.update) ? '编辑' : '查看'} to={pageOfRule(reply)} call={replyCalls.info} />
          <HistoryButton noun="wechat_reply" id={reply.id} call={replyCalls.info} />
          <RunButton label="删除" call={replyCalls.delete} input={{ id: reply.id }} danger />
        </>
      )}
      empty={{ says: '还没有关键字规则，用户发来的话都由“无效关键词回复”来答', action: add }}
    />
  );
}
