import { z } from 'zod';
import { calls, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { wechatMediaRefusals } from '../services/wechat.ts';
import { refusals } from '../refusal.ts';
import { text } from '../wire.ts';

export const mediaRefusals = refusals('wechat_upload', { UNKNOWN_TYPE: { says: () => '不支持此类型' } });

/** Files of replies: they lie at WeChat for good, and a copy in our library shows them. */
export const mediaCalls = calls('wechat_media', '/admin/wechat/media', {
  upload: post('/upload', {
    permission: 'admin:wechat:media:upload',
    about: 'Picture of 10 MB or voice of 2 MB at most, judged by its content.',
    file: 'media',
    query: z.object({ type: text(16).default('') }),
    returns: z.object({ mediaId: z.string(), url: z.string(), name: z.string() }),
    refuses: [mediaRefusals.UNKNOWN_TYPE, wechatMediaRefusals.TOO_LARGE, wechatMediaRefusals.WRONG_FORMAT],
  }),
});

actsOf('wechat_media', '公众号素材', { upload: '上传素材' });
