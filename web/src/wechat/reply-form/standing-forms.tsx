import { replyCalls } from '#contract/wechat/replies.ts';
import { FALLBACK_WORD, FOLLOW_WORD } from '#contract/wechat/reply-words.ts';
import { Loaded } from '#web/ui/index.ts';
import { blankReply, toFormValues } from './form-values.ts';
import { ReplySheet } from './reply-sheet.tsx';

interface Props {
  title: string;
  word: string;
  asked: string;
}

/** A rule of which there is one, whether it is written already or not. */
const StandingForm = ({ title, word, asked }: Props) => (
  <Loaded call={replyCalls.infoByWord} input={{ keywords: word }} title={title}>
    {(reply) => <ReplySheet title={title} start={reply ? toFormValues(reply) : blankReply([word])} asked={asked} />}
  </Loaded>
);

export const FollowForm = () => <StandingForm title="微信关注回复" word={FOLLOW_WORD} asked="（关注了公众号）" />;
export const FallbackForm = () => <StandingForm title="无效关键词回复" word={FALLBACK_WORD} asked="没有规则认识的话" />;
