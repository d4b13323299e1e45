import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { CustomerFilter } from '../customers/customer-filter.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { id, moment, nothing, page, paged, words } from '../wire.ts';
import { searchText } from '../search-text.ts';

export const segmentRefusals = refusals('segment', {
  NAME_TAKEN: { onConstraint: 'segment__name', says: () => '已有同名的客群，请换一个名称' },
  NO_CONDITION: { code: 400, says: () => '客群至少要有一个条件，请先在用户列表里筛选' },
  NOT_FOUND: { code: 404, says: () => '客群不存在，可能已被删除，请刷新页面后重试' },
});

export const SEGMENT_NAME_MAX = 30;

const SegmentDraft = z.object({
  name: words(SEGMENT_NAME_MAX, '请填写客群名称', `客群名称不能超过${SEGMENT_NAME_MAX}个字符`),
  filter: CustomerFilter,
});
export type SegmentDraft = z.output<typeof SegmentDraft>;

/** A name for conditions of the customer list: whoever fulfils them belongs to it, now. */
export const Segment = z.object({
  id: z.int(),
  name: z.string(),
  filter: CustomerFilter,
  /** Name of whoever made it; empty when the account is gone. */
  adminName: z.string(),
  createTime: moment,
  updateTime: moment,
});
export type Segment = z.output<typeof Segment>;

export const segmentCalls = calls('segment', '/admin/user/segment', {
  list: get('/list', {
    permission: 'admin:user:segment:list',
    query: paged({ name: searchText(64).optional() }),
    returns: page(Segment),
  }),
  info: get('/info/{id}', {
    permission: 'admin:user:segment:list',
    params: z.object({ id }),
    returns: Segment,
    refuses: [segmentRefusals.NOT_FOUND],
  }),
  save: post('/save', {
    permission: 'admin:user:segment:save',
    about: 'Days in words, such as lately30, stay true as time goes by; two dates stay as they are.',
    body: SegmentDraft,
    returns: nothing,
    refuses: [segmentRefusals.NAME_TAKEN, segmentRefusals.NO_CONDITION],
  }),
  update: post('/update', {
    edits: Segment,
    permission: 'admin:user:segment:update',
    body: SegmentDraft.extend({ id }),
    returns: nothing,
    refuses: [segmentRefusals.NAME_TAKEN, segmentRefusals.NO_CONDITION, segmentRefusals.NOT_FOUND],
  }),
  delete: post('/delete/{id}', {
    permission: 'admin:user:segment:delete',
    params: z.object({ id }),
    returns: nothing,
    undo: '删除成功',
    refuses: [segmentRefusals.NOT_FOUND],
  }),
});

labelsOf('segment', {
  id: 'ID',
  name: '客群名称',
  filter: '条件',
  adminName: '创建人',
  createTime: '创建时间',
});

historyOf('segment', {
  label: '客群',
  readBy: segmentCalls.list.permission,
  fields: texts('name'),
  deleted: { named: ['name'], needs: [segmentCalls.delete.permission, segmentCalls.save.permission] },
});
