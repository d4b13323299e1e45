import { Form, Radio, Select } from 'antd';
import { matchTypes } from '#contract/wechat/reply-record.ts';
import { replyStates } from '#contract/wechat/replies.ts';
import { REPLY_BYTES, bytesOf, problemOfContent, replyTypes } from '#contract/wechat/reply-content.ts';
import { wordsIn } from '#contract/wechat/reply-words.ts';
import { Field, FlagField, TextField } from '#web/ui/index.ts';
import { ArticleInput } from './article-input.tsx';
import type { ReplyValues } from './form-values.ts';
import { MediaInput } from './media-input.tsx';

const isText = { type: replyTypes.text };
const isNews = { type: replyTypes.news };
const isImage = { type: replyTypes.image };
const isVoice = { type: replyTypes.voice };

const wordsNeeded = (words: unknown) => (Array.isArray(words) && words.length > 0 ? undefined : '请输入后回车');
const contentNeeded = (content: unknown) => problemOfContent(replyTypes.text, { content: String(content ?? '') })?.says;
const articleNeeded = (article: unknown) => problemOfContent(replyTypes.news, { articleId: Object(article).id })?.says;

const fileNeeded = (file: unknown) => problemOfContent(replyTypes.image, { mediaId: Object(file).mediaId })?.says;

const MATCH_HELP = '“包含即可”时，消息里有这个关键字就回复；几条规则都包含时，关键字最长的一条先回复';

/** Words that a rule answers, and how a message fits them. */
export const WordFields = () => (
  <>
    <Field name="keywords" check={wordsNeeded} help="可以有多个，用户发来其中任何一个都回复；一个关键字只能在一条规则里">
      <WordsInput />
    </Field>
    <Field name="matchType" help={MATCH_HELP}>
      <Radio.Group options={matchTypes.options} />
    </Field>
  </>
);

const SEPARATORS = [',', '，'];

function WordsInput({ value, onChange, ...control }: { value?: string[]; onChange?: (words: string[]) => void }) {
  return (
    <Select
      {...control}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={SEPARATORS}
      placeholder="输入后回车"
      value={value ?? []}
      onChange={(words: string[]) => onChange?.(wordsIn(words.join(',')))}
    />
  );
}

/** Says how much of the text WeChat takes. */
function UsedBytes() {
  const content = Form.useWatch<ReplyValues['content'] | undefined>('content') ?? '';
  return `已用 ${bytesOf(content)} / ${REPLY_BYTES} 字节，一个汉字占 3 个`;
}

/** State, kind and content of a reply. */
export const ReplyFields = () => (
  <>
    <FlagField name="status" of={replyStates} help="禁用的规则不回复" />
    <Field name="type" label="消息类型">
      <Radio.Group options={replyTypes.options} />
    </Field>
    <TextField
      name="content"
      when={isText}
      check={contentNeeded}
      rows={5}
      maxLength={REPLY_BYTES}
      placeholder="请填写规则内容"
      help={<UsedBytes />}
    />
    <Field
      name="file"
      label="图片地址"
      when={isImage}
      check={fileNeeded}
      help="文件最大 10 MB，支持 bmp、png、jpeg、jpg、gif 格式"
    >
      <MediaInput type="image" />
    </Field>
    <Field
      name="file"
      label="语音地址"
      when={isVoice}
      check={fileNeeded}
      help="文件最大 2 MB，支持 mp3、wma、wav、amr 格式，播放长度不超过 60 秒"
    >
      <MediaInput type="voice" />
    </Field>
    <Field name="article" when={isNews} check={articleNeeded} help="用户看到文章的标题、封面和分享简介，点开是文章">
      <ArticleInput />
    </Field>
  </>
);
