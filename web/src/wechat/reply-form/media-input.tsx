import { useMutation } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { mediaCalls } from '#contract/wechat/media.ts';
import { FileInput } from '#web/media/index.ts';
import { Can, Picture, notify, report, upload } from '#web/ui/index.ts';
import type { ReplyValues } from './form-values.ts';

interface Props {
  type: 'image' | 'voice';
  value?: ReplyValues['file'];
  onChange?: (file: ReplyValues['file']) => void;
}

const accepts = { image: '.bmp,.png,.jpeg,.jpg,.gif', voice: '.mp3,.wma,.wav,.amr' } as const;

/** The picture or voice of a reply: it goes to WeChat at once, and a copy shows it here. */
export function MediaInput({ type, value, onChange }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => upload(mediaCalls.upload, { type, file }),
    onSuccess: ({ mediaId, url }) => {
      onChange?.({ mediaId, srcUrl: url });
      notify.success('上传成功');
    },
    onError: (error) => report(error, 'act'),
  });
  const { mediaId = '', srcUrl = '' } = value ?? {};
  return (
    <div className="reply-article">
      {type === 'image' && srcUrl !== '' && <Picture url={srcUrl} alt="回复的图片" />}
      {type === 'voice' && srcUrl !== '' && (
        <a href={srcUrl} target="_blank" rel="noreferrer">
          试听语音
        </a>
      )}
      {mediaId !== '' && srcUrl === '' && <span>已上传到微信，这里没有它的副本</span>}
      {!isFixed && (
        <Can call={mediaCalls.upload}>
          <FileInput
            label={mediaId === '' ? '点击上传' : '换一个'}
            accept={accepts[type]}
            loading={isPending}
            onFiles={([file]) => file && mutate(file)}
          />
        </Can>
      )}
    </div>
  );
}
