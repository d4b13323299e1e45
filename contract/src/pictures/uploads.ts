import { z } from 'zod';
import { calls, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { idOrNone, neededId, words } from '../wire.ts';

export const fileUploadRefusals = refusals('upload', {
  EMPTY: { says: () => '上传的文件对象不存在...' },
  NO_EXTENSION: { says: () => '文件类型未定义不能上传...' },
  TOO_LARGE: { says: (p: { max: number; size: string }) => `最大允许上传${p.max} MB的文件, 当前文件大小为 ${p.size} MB` },
  EXTENSION: { says: (p: { list: string }) => `上传文件的类型只能是：${p.list}` },
  NOT_AS_NAMED: { says: () => '文件内容与类型不符，请按文件真正的类型上传' },
  OTHER_CONTENT: {
    says: ({ is, isConvertible, list }: { is: string; isConvertible: boolean; list: string }) =>
      `文件内容与类型不符：这其实是 ${is}，请${isConvertible ? '打开后另存为' : '改选'} ${list} 格式的文件再上传`,
  },
  TOO_BIG_PICTURE: { says: ({ max }: { max: number }) => `图片尺寸过大，请缩小到 ${max} 万像素以内再上传` },
  HIDDEN: { says: () => '图片里夹带了压缩包、脚本、网页或文档，不能上传，请换用原图，或截图后上传' },
  HIDDEN_IN_FILE: { says: () => '文件里夹带了程序、脚本、网页或压缩包，不能上传，请用原来的软件重新导出后上传' },
  BROKEN_FILE: { says: () => '文件不完整或已损坏，请用原来的软件重新导出后上传' },
  BROKEN: { says: () => '图片已损坏，无法读取，请重新导出后上传' },
  ADDRESS: { says: () => '图片地址不能访问，请换成公网上以 https 开头的图片地址' },
  FOREIGN: { code: 400, says: () => '附件只能是在这里上传的文件，请重新上传' },
  LATE: { says: () => '来源网站没有及时回应，请稍后重试' },
  NOT_SENT: { says: () => '来源网站没有给出图片，请打开来源页面检查图片是否还在' },
  TOO_LARGE_THERE: { says: (p: { max: number }) => `图片超过 ${p.max} MB，请缩小后从本机上传` },
  NO_PICTURE: { says: () => '这个地址给出的不是图片，请换成图片的地址' },
});

/** The wire's answer to an upload; `type` is the MIME type without `image/`. */
export const Uploaded = z.object({
  fileName: z.string(),
  extName: z.string(),
  fileSize: z.int(),
  url: z.string(),
  type: z.string(),
  /** Ours: the row in the library. */
  attId: z.int().optional(),
  /** Ours: an equal file was in this category already, and nothing was added. */
  isKnown: z.boolean().optional(),
});

/** Result for one address: a picture of the library, or the reason why it is none. */
export const Fetched = z.object({
  url: z.string(),
  attId: z.int().nullable(),
  sattDir: z.string().nullable(),
  message: z.string().nullable(),
});
export type Fetched = z.output<typeof Fetched>;

/** Most pictures that are fetched at a time. */
export const FETCH_MAX = 30;
const WRONG_URLS = `一次可以存入 1 到 ${FETCH_MAX} 个图片地址`;

const model = z
  .string("Required String parameter 'model' is not present")
  .regex(/^[A-Za-z0-9_-]{1,32}$/, '上传模块只能由字母、数字、- 和 _ 组成');

const query = z.object({ model, pid: neededId('pid') });
const uploadRefusals = [
  fileUploadRefusals.EMPTY,
  fileUploadRefusals.NO_EXTENSION,
  fileUploadRefusals.TOO_LARGE,
  fileUploadRefusals.EXTENSION,
  fileUploadRefusals.NOT_AS_NAMED,
  fileUploadRefusals.OTHER_CONTENT,
  fileUploadRefusals.TOO_BIG_PICTURE,
  fileUploadRefusals.HIDDEN,
  fileUploadRefusals.HIDDEN_IN_FILE,
  fileUploadRefusals.BROKEN_FILE,
  fileUploadRefusals.BROKEN,
] as const;

export const uploadCalls = calls('upload', '/admin/upload', {
  image: post('/image', {
    permission: 'admin:upload:image',
    orAnyOf: ['admin:upload:file'],
    about: 'Pictures (and mp4) for the library; validated by content, re-encoded, stripped of what a camera adds.',
    file: 'multipart',
    query,
    returns: Uploaded,
    refuses: uploadRefusals,
  }),
  file: post('/file', {
    permission: 'admin:upload:file',
    about: 'Documents, sound and archives; validated by content, and only ever downloaded.',
    file: 'multipart',
    query,
    returns: Uploaded,
    refuses: uploadRefusals,
  }),
  fetch: post('/fetch', {
    permission: 'admin:upload:image',
    orAnyOf: ['admin:upload:file'],
    about: 'Fetches pictures of other sites into the library, validated like uploads; the answer has an outcome for each.',
    body: z.object({
      urls: z.array(words(1000, '请填写图片地址'), WRONG_URLS).min(1, WRONG_URLS).max(FETCH_MAX, WRONG_URLS),
      pid: idOrNone,
    }),
    returns: z.array(Fetched),
  }),
});

actsOf('upload', '上传', { image: '上传图片', file: '上传文件', fetch: '抓取图片' });
