import { AudioOutlined } from '@ant-design/icons';
import { type ReplyType, type ShownContent, replyTypes } from '#contract/wechat/reply-content.ts';
import { Picture } from '#web/ui/index.ts';
import './reply.css';

interface Props {
  type: ReplyType;
  data: ShownContent;
}

function Said({ type, data: { content, srcUrl, articleData } }: Props) {
  if (type === replyTypes.news)
    return (
      <div className="reply-card">
        <strong>{articleData.title || '（还没有选择图文）'}</strong>
        {articleData.imageInput && <img src={articleData.imageInput} alt="" />}
      </div>
    );
  if (type === replyTypes.image)
    return srcUrl ? <Picture url={srcUrl} alt="回复的图片" /> : <p className="reply-words">（还没有图片）</p>;
  if (type === replyTypes.voice)
    return (
      <p className="reply-words">
        <AudioOutlined aria-hidden />{' '}
        {srcUrl ? (
          <a href={srcUrl} target="_blank" rel="noreferrer">
            试听语音
          </a>
        ) : (
          '（还没有语音）'
        )}
      </p>
    );
  return <p className="reply-words">{content || '（还没有内容）'}</p>;
}

/** The reply as a follower sees it, below the message that asked for it. */
export const ReplyPreview = ({ asked, ...reply }: Props & { asked?: string }) => (
  <div className="reply-phone" role="group" aria-label="手机预览">
    {asked && <p className="reply-asked">{asked}</p>}
    <div className="reply-said">
      <Said {...reply} />
    </div>
  </div>
);
