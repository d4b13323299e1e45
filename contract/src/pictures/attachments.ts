import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { choices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { flag, id, idList, idOrNone, INT_MAX, integer, line, moment, nothing, page, paged, text, words } from '../wire.ts';
import { PictureUses } from './uses.ts';

export const attachmentRefusals = refusals('attachment', {
  IN_USE: {
    says: ({ name, places, total }: { name: string; places: string; total: number }) =>
      `“${name}”正在使用（${places}${total > 1 ? `等 ${total} 处` : ''}），不能删除，请先换掉这些地方的图片`,
  },
  NOT_FOUND: { says: () => '操作失败' },
  FILE_GONE: { says: ({ name }: { name: string }) => `“${name}”的文件已经清除，不能恢复，请重新上传` },
  NO_CATEGORY: { says: () => '图片分组不存在，请刷新页面后重新选择分组' },
  NOT_A_PICTURE: { says: () => '图片地址不正确，请填写以 http 开头的地址，或先上传图片' },
});

export const Attachment = z.object({
  attId: z.int(),
  name: z.string(),
  attDir: z.string().default(''),
  sattDir: z.string(),
  attSize: z.string(),
  attType: z.string(),
  pid: z.int(),
  imageType: z.int(),
  width: z.int().nullable().optional(),
  height: z.int().nullable().optional(),
  createTime: moment,
  updateTime: moment,
});

const draft = z.object({
  name: line(100, '请填写文件名称'),
  attDir: text(200).nullish(),
  sattDir: words(200, '请填写文件地址'),
  attSize: integer(0, INT_MAX, '文件大小应为字节数'),
  attType: words(30, '请填写文件类型'),
  imageType: integer(1, 4, '存储方式应为 1 到 4'),
});
const chosen = idList.refine((ids) => ids.length > 0, '请先选择图片');
/** Most pictures of a call: as many as the largest page of the library and its neighbours show. */
const USAGE_MAX = 500;

/** The picture library; pid 0 (or the screen's root 10000) is all of it. */
export const attachmentCalls = calls('attachment', '/admin/system/attachment', {
  list: get('/list', {
    permission: 'admin:system:attachment:list',
    query: paged({
      pid: z
        .union([idOrNone, z.undefined()])
        .refine((pid) => pid !== undefined, "Required Integer parameter 'pid' is not present"),
      attType: text(255).optional(),
      dateLimit: dateLimit.optional(),
      name: searchText(100).optional(),
      unused: flag.optional(),
    }),
    about: '`unused=1` leaves the files that nothing in the shop shows.',
    returns: page(Attachment),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  usage: get('/usage', {
    permission: 'admin:system:attachment:list',
    dataScope: 'closed',
    query: z.object({ ids: chosen.refine((ids) => ids.length <= USAGE_MAX, `一次最多查看 ${USAGE_MAX} 张图片，请分几次查看`) }),
    about: 'Where each file is shown: the first 20 places and their number. Files used nowhere are in it with 0.',
    returns: z.array(PictureUses),
  }),
  delete: get('/delete/{ids}', {
    permission: 'admin:system:attachment:delete',
    dataScope: 'closed',
    params: z.object({ ids: chosen }),
    query: z.object({ force: flag.optional() }),
    about: 'A file that is still shown somewhere goes only with `force=1`.',
    returns: nothing,
    undo: '已删除图片',
    refuses: [attachmentRefusals.IN_USE, attachmentRefusals.NOT_FOUND],
  }),
  move: post('/move', {
    permission: 'admin:system:attachment:move',
    body: z.object({
      attrId: z.union([idList, z.undefined()], '请选择附件').refine((ids) => ids !== undefined && ids.length > 0, '请选择附件'),
      pid: z.union([idOrNone, z.undefined()], '父级id不能为空').refine((pid) => pid !== undefined, '父级id不能为空'),
    }),
    returns: nothing,
    undo: '已移动图片',
    refuses: [attachmentRefusals.NO_CATEGORY, attachmentRefusals.NOT_FOUND],
  }),
  save: post('/save', {
    permission: 'admin:system:attachment:save',
    body: draft,
    about: 'Notes a file that lies elsewhere; uploads note themselves.',
    returns: nothing,
    refuses: [attachmentRefusals.NOT_A_PICTURE],
  }),
  update: post('/update', {
    permission: 'admin:system:attachment:update',
    query: z.object({ id }),
    body: draft,
    returns: nothing,
    refuses: [attachmentRefusals.NOT_A_PICTURE],
  }),
  info: get('/info/{id}', {
    permission: 'admin:system:attachment:info',
    params: z.object({ id }),
    returns: Attachment.nullable(),
  }),
});

labelsOf('attachment', {
  name: '名称',
  sattDir: '地址',
  pid: '分类',
});

historyOf('attachment', {
  label: '图片',
  readBy: 'admin:system:attachment:list',
  fields: { name: 'text', sattDir: 'text', pid: choices({ root: [0, '全部图片'] }) },
  named: { pid: ['category', 'name'] },
  acts: { move: '移动' },
  deleted: {
    named: ['name'],
    picture: 'sattDir',
    needs: [attachmentCalls.delete.permission, attachmentCalls.save.permission],
  },
});
