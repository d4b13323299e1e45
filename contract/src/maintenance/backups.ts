import { z } from 'zod';
import { type Permission, calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf, historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { edition } from '../record.ts';
import { refusals } from '../refusal.ts';
import { flag, id, integer, moment, nothing, page, paged, text } from '../wire.ts';

export const backupPlaces = choices({ folder: '服务器上的文件夹', bucket: '对象存储' });

export const backupStates = choices({
  making: ['making', '正在备份', 'underway'],
  made: ['made', '已备份', 'done'],
  failed: ['failed', '没有成功', 'trouble'],
  gone: ['gone', '已清理', 'rest'],
});
export type BackupState = (typeof backupStates.values)[number];

/** Outcome of the restore by which a backup is proven. */
export const proofStates = choices({
  none: ['none', '没有验证', 'rest'],
  waiting: ['waiting', '等待验证', 'waits'],
  proving: ['proving', '正在验证', 'underway'],
  proven: ['proven', '已恢复验证', 'done'],
  broken: ['broken', '验证没有通过', 'trouble'],
  noRoom: ['no_room', '空间不够，没有验证', 'trouble'],
});
export type ProofState = (typeof proofStates.values)[number];

export const backupRefusals = refusals('backup', {
  NOT_FOUND: { code: 404, says: () => '没有找到这份备份，请刷新页面' },
  BUSY: { onConstraint: 'backup__making', says: () => '正在备份，请等它结束' },
  NO_PLACE: { says: () => '请先在“备份设置”里填写存放位置并保存' },
  CHANGED: { says: () => '备份设置刚被他人修改，请刷新页面，看清后再操作' },
  BAD_PLACE: { says: (p: { reason: string }) => p.reason },
});

const NO_PATH = '文件夹要写完整路径，例如 /mnt/backups';
const NO_BUCKET = '对象存储的地址格式为 s3://KEY:SECRET@host/bucket?region=cn-hangzhou';
/** A secret that is set, as it is answered; sent back, it stays as it is. */
const MASK = '******';

export const BackupPlan = z.object({
  isOn: flag,
  hour: integer(0, 23, '备份时间应为 0 到 23 点'),
  keep: integer(1, 400, '保留份数应为 1 到 400 份'),
  place: backupPlaces.schema('请选择存放位置'),
  folder: text(500, '文件夹最多 500 个字').regex(/^(\/\S.*)?$/, NO_PATH),
  /** Address with its key, which is written and never read: `******` is a bucket that is set. */
  bucket: text(1000, '对象存储的地址最多 1000 个字').refine(
    (typed) => ['', MASK].includes(typed) || typed.startsWith('s3://'),
    NO_BUCKET,
  ),
  proves: flag,
});
export type BackupPlan = z.output<typeof BackupPlan>;

export const Backup = z.object({
  id,
  state: backupStates.schema(),
  /** Kind of place, and the address there. */
  place: backupPlaces.schema(),
  path: z.string(),
  /** Begun by a person, or by the timer. */
  by: z.string(),
  isEncrypted: flag,
  beginTime: moment,
  endTime: moment.nullable(),
  bytes: z.int(),
  tables: z.int(),
  rows: z.int(),
  files: z.int(),
  /** Steps that are done, of all; 0 where that is not known. */
  done: z.int(),
  total: z.int(),
  /** Reason why it was not made. */
  problem: z.string(),
  proof: proofStates.schema(),
  proofTime: moment.nullable(),
  /** Outcome of the proof in words. */
  proofSays: z.string(),
});
export type Backup = z.output<typeof Backup>;

const LIST = 'admin:system:backup:list';
const SAVE = 'admin:system:backup:save';

/** Right to have the whole shop as a file: customers, orders, and the key of its secrets. */
export const downloadPermission: Permission = 'admin:system:backup:download';
export const BACKUP_PATH = '/api/admin/system/backup/file';
/** Address of a backup; answers the file itself, not an envelope. */
export const backupFile = (backup: number): string => `${BACKUP_PATH}?id=${backup}`;

/** Backups that the server makes and proves by itself. */
export const backupCalls = calls('backup', '/admin/system/backup', {
  list: get('/list', {
    permission: LIST,
    about: 'Backups of the timer and of this page, the latest first, with what was proven of each.',
    query: paged({ state: backupStates.schema('状态不正确').optional() }),
    returns: page(Backup),
  }),
  make: post('/make', {
    permission: 'admin:system:backup:make',
    about: 'Begins a backup now; how far it is stands in the list.',
    returns: nothing,
    says: '已开始备份，进度在下面的列表里',
    refuses: [backupRefusals.BUSY, backupRefusals.NO_PLACE],
  }),
});

/** Plan that the page showed: of two people who act on its key, the second is told. */
const STALE = '备份设置已变化，请刷新页面后再操作';
const OfEdition = z.object({
  edition: z
    .string(STALE)
    .regex(/^[\w-]*$/, STALE)
    .optional(),
});

/** Times, place and key of the backups by timer. */
export const backupPlanCalls = calls('backup_plan', '/admin/system/backup/plan', {
  info: get('/info', {
    permission: LIST,
    about: 'Secrets are never answered: whether there is a key, and `******` for a bucket.',
    returns: BackupPlan.extend({ isEncrypted: flag, edition }),
  }),
  save: post('/save', {
    edits: BackupPlan.extend({ edition }),
    permission: SAVE,
    about: 'Checked by writing, reading and removing a file at the place.',
    body: BackupPlan,
    returns: nothing,
    refuses: [backupRefusals.BAD_PLACE],
  }),
  makeKey: post('/key', {
    permission: SAVE,
    about:
      'A new key for the backups from now on, shown in this answer and never again. Earlier backups keep the key that they were made with.',
    body: OfEdition,
    returns: z.object({ key: z.string() }),
    refuses: [backupRefusals.CHANGED],
  }),
  dropKey: post('/key/drop', {
    permission: SAVE,
    about: 'Backups from now on are not encrypted.',
    body: OfEdition,
    returns: nothing,
    says: '之后的备份不再加密',
    refuses: [backupRefusals.CHANGED],
  }),
});

labelsOf('backup', {
  beginTime: '开始时间',
  state: '状态',
  bytes: '大小',
  rows: '内容',
  proof: '恢复验证',
  path: '存放位置',
  by: '发起人',
});
labelsOf('backup_plan', {
  isOn: '每天备份',
  hour: '备份时间',
  keep: '保留份数',
  place: '存放位置',
  folder: '文件夹',
  bucket: '对象存储地址',
  proves: '备份后恢复验证',
});
actsOf('backup', '备份', { make: '立即备份' });
historyOf('backup_plan', {
  label: '备份设置',
  readBy: LIST,
  fields: { isOn: 'flag', hour: 'text', keep: 'text', place: backupPlaces, folder: 'text', proves: 'flag' },
  acts: { save: '修改备份设置', makeKey: '生成备份密钥', dropKey: '取消备份加密' },
});
