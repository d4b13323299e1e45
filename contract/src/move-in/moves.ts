import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { count, flag, id, integer, line, moment, nothing, page, paged, text, webAddressOrNone } from '../wire.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;
/** Bytes of a dump that travel in one request. */
export const DUMP_PORTION = 8 * MB;
/** Largest dump that is uploaded; a larger one is copied into the folder. */
export const DUMP_GB = 4;
export const DUMP_MAX = DUMP_GB * GB;

export const moveRefusals = refusals('move_in', {
  NOT_FOUND: { code: 404, says: () => '没有找到这次迁入，请刷新后重试' },
  NO_DUMP: { says: () => '没有找到这个备份文件，可能已被删除或改名，请刷新后重新选择' },
  NO_SQL: { says: () => '请选择 .sql、.sql.gz、.zip 或 .tar.gz 文件' },
  NOT_A_DUMP: { says: () => '这个文件的内容不是数据库备份：没有建表或插入数据的语句，请检查是不是选错了文件' },
  TOO_LARGE: { code: 400, says: () => `上传的文件不能超过 ${DUMP_GB} GB，更大的请复制到服务器上的文件夹里` },
  OUT_OF_STEP: { says: () => '上传中断过，和服务器上收到的对不上，请重新上传这个文件' },
  NO_ROOM: {
    says: (p: { free: string; needed: string }) =>
      `服务器磁盘只剩 ${p.free}，这个文件和导入时的数据约要 ${p.needed}，请先腾出空间`,
  },
  NO_PICTURES: {
    says: () => '没有找到这个图片文件夹，可能已被删除或改名，请刷新后重新选择',
  },
  BUSY: { says: () => '有一次迁入正在进行，请等它结束，或先停止它' },
  IS_OVER: { says: () => '这次迁入已经结束，不用停止' },
  NOT_FIT: { says: (p: { reason: string }) => p.reason },
});

export const moveStates = choices({
  waiting: ['waiting', '排队中', 'underway'],
  running: ['running', '进行中', 'underway'],
  done: ['done', '已完成', 'done'],
  differs: ['differs', '已完成，有差异', 'waits'],
  stopped: ['stopped', '已停止', 'rest'],
  failed: ['failed', '没有完成', 'trouble'],
});
/** Label of the part of a report that tells of files of pictures. */
export const PICTURE_FILES = '图片文件';

export const moveKinds = choices({ dry: [true, '试运行'], real: [false, '正式迁入'] });

/** File in the folder of dumps, or a folder of files there. */
const Dump = z.object({ name: z.string(), bytes: z.number(), time: moment, isFolder: flag });
export type Dump = z.output<typeof Dump>;

/** Number of records, and the keys of the first. */
const Named = z.object({ count, keys: z.array(z.string()) });
const MoveFate = Named.extend({ why: z.string() });
export type MoveFate = z.output<typeof MoveFate>;

const MoveTable = z.object({
  label: z.string(),
  source: z.string(),
  read: count,
  brought: count,
  /** Came with an earlier run. */
  already: count,
  /** Came with an earlier run, have changed there since, and came again. */
  renewed: count,
  leftOut: z.array(MoveFate),
  altered: z.array(MoveFate),
  /** Came with an earlier run and have changed there since: they stay as they came. */
  changed: Named,
  /** Came with an earlier run and are gone there: they stay. */
  gone: Named,
  /** Have changed in both shops: ours stays. The first of them with both values. */
  conflicts: z.object({
    count,
    examples: z.array(
      z.object({ key: z.string(), values: z.array(z.object({ column: z.string(), theirs: z.string(), ours: z.string() })) }),
    ),
  }),
});
export type MoveTable = z.output<typeof MoveTable>;

const BothShops = z.object({ label: z.string(), theirs: z.string(), ours: z.string() });
export type BothShops = z.output<typeof BothShops>;

export const MoveReport = z.object({
  tables: z.array(MoveTable),
  /** Rows that come with a record of another table, and those whose record is not there. */
  parts: z.array(z.object({ table: z.string(), count, orphans: count })),
  unread: z.array(z.object({ table: z.string(), count, why: z.string() })),
  notes: z.array(z.string()),
  sums: z.array(BothShops),
  differences: z.array(BothShops),
  /** Number of all differences, of which the first are named. */
  differing: count,
  /** The whole report as the command prints it. */
  text: z.string(),
});
export type MoveReport = z.output<typeof MoveReport>;

/** A table on its way. */
const MoveStep = z.object({ label: z.string(), read: count, total: count });
export type MoveStep = z.output<typeof MoveStep>;

const terms = {
  /** Site that pictures of the former shop lie at; blank takes it from the dump. */
  pictures: webAddressOrNone(500, '旧站图片地址应以 http:// 或 https:// 开头', '旧站图片地址最多 500 个字'),
  wechatAppId: text(64),
  routineAppId: text(64),
  /** Folder of pictures beside the dumps, by its name; blank where none comes along. */
  pictureFolder: text(120),
  /** Fetches pictures that lie at other addresses, those of the former shop among them. */
  fetchesPictures: flag,
};

const MoveRow = z.object({
  id,
  dump: z.string(),
  isDry: moveKinds.schema(),
  state: moveStates.schema(),
  /** Name of whoever began it; that of the command where it was typed. */
  by: z.string(),
  /** Reason it was not finished. */
  message: z.string(),
  brought: count.nullable(),
  differing: count.nullable(),
  createTime: moment,
  endTime: moment.nullable(),
});
export type MoveRow = z.output<typeof MoveRow>;

export const MoveDetail = MoveRow.extend({
  ...terms,
  jobId: z.int().nullable(),
  steps: z.array(MoveStep),
  report: MoveReport.nullable(),
});
export type MoveDetail = z.output<typeof MoveDetail>;

const [see, run] = ['admin:system:move:list', 'admin:system:move:run'] as const;
const LONG_NAME = '备份的文件名太长，请改短后重试';
/** Bytes of a name that any file system takes, with what an upload puts before and behind it. */
const NAME_BYTES = 200;
const dumpName = line(120, '请选择备份文件', LONG_NAME).refine(
  (name) => new TextEncoder().encode(name).length <= NAME_BYTES,
  LONG_NAME,
);

export const moveCalls = calls('move_in', '/admin/system/move', {
  dumps: get('/dumps', {
    permission: see,
    about: 'Dumps that lie in the folder, those that were uploaded among them.',
    returns: z.object({
      /** Folder on the server, where large dumps are copied to. */
      folder: z.string(),
      list: z.array(Dump),
      /** Folders there that hold pictures of a former shop. */
      pictureFolders: z.array(z.string()),
      /** Reason why this shop cannot be moved into. */
      whyNot: z.string().nullable(),
    }),
  }),
  upload: post('/upload', {
    permission: run,
    about: 'Takes a dump portion by portion, from its beginning; the last one has the file judged by its content.',
    file: 'multipart',
    query: z.object({
      name: dumpName,
      at: integer(0, DUMP_MAX, '上传的位置不正确，请重新上传'),
      total: integer(1, Number.MAX_SAFE_INTEGER, '文件的大小不正确，请重新选择'),
    }),
    returns: z.object({ received: z.int() }),
    refuses: [
      moveRefusals.NO_SQL,
      moveRefusals.NOT_A_DUMP,
      moveRefusals.NOT_FIT,
      moveRefusals.TOO_LARGE,
      moveRefusals.OUT_OF_STEP,
      moveRefusals.NO_ROOM,
    ],
  }),
  deleteDump: post('/dump/delete', {
    permission: run,
    body: z.object({ name: dumpName }),
    returns: nothing,
    says: '文件已删除',
    refuses: [moveRefusals.NO_DUMP, moveRefusals.BUSY],
  }),
  list: get('/list', {
    permission: see,
    about: 'All runs, those of the command among them; the latest first.',
    query: paged({}),
    returns: page(MoveRow),
  }),
  info: get('/info/{id}', { permission: see, params: z.object({ id }), returns: MoveDetail, refuses: [moveRefusals.NOT_FOUND] }),
  begin: post('/begin', {
    permission: run,
    starts: 'move_in.run',
    about: 'Has a job move the shop in, or try it. One at a time; a run that broke off is gone on with by the next one.',
    body: z.object({ dump: dumpName, isDry: flag, ...terms }),
    returns: z.object({ id: z.int(), jobId: z.int() }),
    refuses: [moveRefusals.NO_DUMP, moveRefusals.NO_PICTURES, moveRefusals.BUSY, moveRefusals.NOT_FIT],
  }),
  stop: post('/stop', {
    permission: run,
    about:
      'Breaks it off at the next portion: the table under way is taken back, those before it stay. A trial is taken back whole.',
    body: z.object({ id }),
    returns: nothing,
    says: '正在停止',
    refuses: [moveRefusals.NOT_FOUND, moveRefusals.IS_OVER],
  }),
});

labelsOf('move_in', {
  dump: '备份',
  isDry: '方式',
  state: '状态',
  by: '操作人',
  brought: '搬来记录',
  differing: '差异',
  createTime: '开始时间',
  endTime: '结束时间',
  pictures: '旧站图片地址',
  wechatAppId: '公众号 AppID',
  routineAppId: '小程序 AppID',
  pictureFolder: '图片文件夹',
  fetchesPictures: '从网址下载图片',
});
actsOf('move_in', '迁入', {
  upload: '上传备份',
  deleteDump: '删除备份',
  begin: '开始迁入',
  stop: '停止迁入',
  note: '用命令迁入',
  settle: '记下迁入结果',
});
