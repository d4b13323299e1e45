import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { historyOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { id, moment, page, paged, words } from '../wire.ts';

/** Rows of a change that are taken back while the person waits; more are taken back by a job. */
export const UNDO_SYNC_MAX = 2000;

export const changeRefusals = refusals('change', {
  NOT_YOURS: { says: () => '只能撤销自己的操作' },
  NOT_ALLOWED: { code: 403, says: () => '您已没有这项操作的权限，不能撤销' },
  NOT_REVERSIBLE: { says: () => '这项操作不能撤销' },
  TOO_LATE: { says: () => '已超过可撤销的时间' },
  ALREADY_UNDONE: { says: () => '这项操作已经撤销过了' },
  UNDER_WAY: { says: () => '这项操作正在撤销，请等它完成' },
  BROKEN_OFF: { says: () => '撤销没有完成，请重试或联系管理员' },
  CHANGED_SINCE: { says: (p: { what: string }) => `${p.what}之后又被修改过，无法撤销，请手动改回` },
  KEEPS_SOME: {
    says: (p: { names: readonly string[]; kept: number; rest: number; isGoods?: boolean }) =>
      `${p.names.map((name) => `“${name}”`).join('、')}${p.kept > p.names.length ? `等 ${p.kept} 项` : ''}之后${p.isGoods ? '已售出或被修改' : '被修改过'}，不能全部撤销；可以保留它们，只撤销其余 ${p.rest} 项`,
  },
  ERASED: { says: () => '这次操作涉及的用户已注销，当时的内容不再保留，不能撤销' },
  OUTGROWN: { says: (p: { what: string }) => `系统升级后${p.what}的内容与当时不同，无法放回原样，请手动修改或重新添加` },
});

/** Data of `KEEPS_SOME`, for screens that offer to take back the rest. */
export const KeepsSome = z.object({ names: z.array(z.string()), kept: z.int(), rest: z.int() });

/** Field of a row, before and after, as text a person can read. */
export const FieldChange = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The part of the record that it is about, where there are several: 红 / 350. */
  of: z.string().optional(),
  /** Addresses, one a line. */
  isPictures: z.boolean().optional(),
  /** Marks an element of a set, which was added to the others or taken from them. */
  isMember: z.boolean().optional(),
  /** Its values are not told. */
  isHidden: z.boolean().optional(),
});

export const Change = z.object({
  id,
  at: moment,
  actor: z.string(),
  /** `product.offShell`: noun and verb of the call, or the name of the job. */
  act: z.string(),
  label: z.string(),
  undone: z.boolean(),
  fields: z.array(FieldChange),
});

/**
 * Right of the asking person to take a change back; `isShared` where it changed other records as well, which go back with it.
 */
export const undoing = { mayUndo: z.boolean(), isShared: z.boolean() };

const Entry = Change.extend(undoing);
export type Entry = z.output<typeof Entry>;

/** The history of a record and the undoing of a change; both derive from the change log. */
export const changeCalls = calls('change', '/admin/change', {
  list: get('/list', {
    permission: 'session',
    dataScope: ['order', 'product'],
    about: 'History of one record, newest first. Needs the permission that reads the record.',
    query: paged({ noun: words(64, '请指定记录的类型'), rowId: id }),
    returns: page(Entry),
  }),
  undo: post('/undo', {
    permission: 'session',
    dataScope: 'none',
    about: 'Takes back a reversible change of one’s own: within 30 s, or 24 h for an import or a bulk run; a large one by a job.',
    body: z.object({
      id,
      /** Leaves the records that were sold or changed since, and takes the others back. */
      rest: z.boolean().optional(),
    }),
    /** The job that does it, when it is too large to wait for. */
    returns: z.object({ jobId: z.int() }).nullable(),
    refuses: [
      changeRefusals.NOT_YOURS,
      changeRefusals.NOT_ALLOWED,
      changeRefusals.NOT_REVERSIBLE,
      changeRefusals.TOO_LATE,
      changeRefusals.ALREADY_UNDONE,
      changeRefusals.UNDER_WAY,
      changeRefusals.CHANGED_SINCE,
      changeRefusals.KEEPS_SOME,
      changeRefusals.OUTGROWN,
      changeRefusals.ERASED,
    ],
  }),
});

historyOf('change', { label: '变更', readBy: 'session', fields: {}, acts: { undo: '撤销' } });
historyOf('settings', { label: '设置', readBy: 'session', fields: {}, acts: { seed: '放入默认设置' } });
historyOf('demo', {
  label: '演示',
  readBy: 'session',
  fields: {},
  acts: {
    settings: '放入演示设置',
    open: '放入演示数据',
    invoice: '放入演示发票',
    reconcile: '核对演示数据',
    mall: '接入演示商城',
  },
});
