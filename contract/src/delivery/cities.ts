import { z } from 'zod';
import { blank } from '../blank.ts';
import { calls, get, post } from '../call.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { absentOr, flag, id, INT_MAX, integer, line, moment, neededId, nothing } from '../wire.ts';
import { searchText } from '../search-text.ts';

export const cityRefusals = refusals('city', {
  NOT_FOUND: { says: () => '没有找到这个地区，请刷新后重试' },
  STAYS: { says: () => '地区不能换到别的上级，请刷新页面后只修改名称' },
  CODE_TAKEN: { onConstraint: 'city__city_id', says: () => '已有相同编号的地区' },
});

/** A province (level 0), a city (1) or a district (2). `cityId` names it everywhere; `parentId` is the `cityId` above, 0 for a province. */
export const City = z.object({
  id,
  cityId: z.int(),
  level: z.int(),
  parentId: z.int(),
  areaCode: z.string(),
  name: z.string(),
  mergerName: z.string(),
  lng: z.string(),
  lat: z.string(),
  isShow: z.boolean().default(true),
  createTime: moment,
  updateTime: moment,
});
export type City = z.output<typeof City>;

/** Fields of a region that the tree of the wire leaves empty. */
export const emptyInTree = ['level', 'areaCode', 'mergerName', 'lng', 'lat', 'createTime', 'updateTime'] as const;
const CityRow = City.pick({ id: true, cityId: true, parentId: true, name: true, isShow: true });
export interface CityNode extends z.output<typeof CityRow> {
  /** Children, absent when there are none: clients take their presence for "can be opened". */
  child?: CityNode[] | undefined;
}
export const CityNode: z.ZodType<CityNode> = CityRow.extend({
  ...z.object(blank(emptyInTree)).partial().shape,
  child: z.array(z.lazy(() => CityNode)).optional(),
});

const withHidden = flag.optional();
const NO_PARENT = absentOr('父级id不能为空', '父级id必须大于等于0');

export const cityCalls = calls('city', '/admin/system/city', {
  list: get('/list', {
    permission: 'admin:system:city:list',
    about: 'What lies directly below a region; 0 for the provinces. Hidden ones on demand.',
    query: z.object({ parentId: integer(0, INT_MAX, NO_PARENT), withHidden }),
    returns: z.array(City),
  }),
  tree: get('/list/tree', {
    permission: 'admin:system:city:list:tree',
    about: 'The whole country; below a hidden region nothing is shown. With `name` the regions of that name and those above.',
    query: z.object({ withHidden, name: searchText(100).optional() }),
    returns: z.array(CityNode),
  }),
  info: get('/info', { permission: 'admin:system:city:info', query: z.object({ id: neededId('id') }), returns: City.nullable() }),
  update: post('/update', {
    edits: City,
    permission: 'admin:system:city:update',
    about: 'Changes the name; a region keeps its place, so another `parentId` is refused.',
    query: z.object({
      id: neededId('id'),
      parentId: integer(0, INT_MAX, NO_PARENT).optional(),
      name: line(100, '城市名称不能为空', '城市名称不能超过100个字符'),
    }),
    returns: nothing,
    undo: '已修改地区名称',
    refuses: [cityRefusals.NOT_FOUND, cityRefusals.STAYS],
  }),
  setStatus: post('/update/status', {
    permission: 'admin:system:city:update:status',
    query: z.object({ id: neededId('id'), status: flag }),
    returns: nothing,
    undo: '已修改地区状态',
    refuses: [cityRefusals.NOT_FOUND],
  }),
});

labelsOf('city', { name: '地区名称', cityId: '编号', parentId: '上级名称', isShow: '状态' });

historyOf('city', {
  label: '地区',
  readBy: 'admin:system:city:info',
  fields: { name: 'text', isShow: ['显示', 'flag'] },
  acts: { update: '编辑', setStatus: '切换状态' },
});
