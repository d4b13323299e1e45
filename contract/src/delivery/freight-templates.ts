import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { choices } from '../choices.ts';
import { edition } from '../record.ts';
import { refusals } from '../refusal.ts';
import { hundredths, id, idOrNone, money, nothing, page, paged } from '../wire.ts';
import { searchText } from '../search-text.ts';
import {
  chargingTypes,
  FreeRegion,
  FreightQuote,
  FreightRegion,
  FreightTemplate,
  FreightTemplateDraft,
  WHOLE_COUNTRY,
} from './freight-template-record.ts';

export const freightTemplateRefusals = refusals('shipping_templates', {
  NOT_FOUND: { says: () => '模板不存在' },
  NAME_TAKEN: { onConstraint: 'shipping_templates__name', says: () => '模板名称已存在,请更换模板名称!' },
  WHOLE_COUNTRY_FIRST: { says: () => '区域运费最少需要一条默认的全国区域' },
  NO_REGIONS: { says: () => '请设置区域配送信息！' },
  NO_FREE_REGIONS: { says: () => '请至少添加一个地区' },
  CITY_TWICE: { says: () => '同一个城市只能出现在一条配送区域中，请检查后再保存' },
  IN_USE: { says: () => '该运费模板正在使用，无法删除' },
  NO_FREIGHT: { says: () => '计算运费时，未找到全国运费配置' },
});

export const isFreeEverywhere = ({ appoint }: { appoint: boolean | number }): boolean => appoint === 0;
export const isFreeInPlaces = ({ appoint }: { appoint: boolean | number }): boolean => appoint === true || appoint === 1;

const ofTemplate = z.object({ tempId: id });

export const freightTemplateCalls = calls('shipping_templates', '/admin/express/shipping', {
  list: get('/templates/list', {
    permission: 'admin:shipping:templates:list',
    dataScope: 'none',
    query: paged({ keywords: searchText(64).optional() }),
    returns: page(FreightTemplate),
  }),
  info: get('/templates/info', {
    permission: 'admin:shipping:templates:info',
    dataScope: 'none',
    query: z.object({ id }),
    returns: FreightTemplate,
    refuses: [freightTemplateRefusals.NOT_FOUND],
  }),
  quote: get('/templates/quote', {
    permission: 'admin:shipping:templates:list',
    about:
      'Freight of one product by a template: to a city, 0 for the whole country, so many pieces, kilograms or cubic metres for so much.',
    query: z.object({ id, cityId: idOrNone.default(0), measure: hundredths, price: money }),
    returns: FreightQuote,
    refuses: [freightTemplateRefusals.NOT_FOUND, freightTemplateRefusals.NO_FREIGHT],
  }),
  save: post('/templates/save', {
    permission: 'admin:shipping:templates:save',
    body: FreightTemplateDraft,
    returns: nothing,
    refuses: [
      freightTemplateRefusals.NAME_TAKEN,
      freightTemplateRefusals.WHOLE_COUNTRY_FIRST,
      freightTemplateRefusals.CITY_TWICE,
      freightTemplateRefusals.NO_FREE_REGIONS,
    ],
  }),
  update: post('/templates/update', {
    edits: FreightTemplateDraft.extend({ edition }),
    permission: 'admin:shipping:templates:update',
    query: z.object({ id }),
    body: FreightTemplateDraft,
    returns: nothing,
    undo: '修改成功',
    refuses: [
      freightTemplateRefusals.NOT_FOUND,
      freightTemplateRefusals.NAME_TAKEN,
      freightTemplateRefusals.NO_REGIONS,
      freightTemplateRefusals.WHOLE_COUNTRY_FIRST,
      freightTemplateRefusals.CITY_TWICE,
      freightTemplateRefusals.NO_FREE_REGIONS,
    ],
  }),
  remove: get('/templates/delete', {
    permission: 'admin:shipping:templates:delete',
    query: z.object({ id }),
    returns: nothing,
    undo: '删除成功',
    refuses: [freightTemplateRefusals.NOT_FOUND, freightTemplateRefusals.IN_USE],
  }),
  regions: get('/region/list', {
    permission: 'admin:shipping:templates:region:list',
    query: ofTemplate,
    returns: z.array(FreightRegion.extend({ uniqid: z.string().default('') })),
  }),
  freeRegions: get('/free/list', {
    permission: 'admin:shipping:templates:free:list',
    query: ofTemplate,
    returns: z.array(FreeRegion),
  }),
});

labelsOf('shipping_templates', {
  name: '模板名称',
  type: '计费方式',
  appoint: '指定包邮',
  sort: '排序',
  createTime: '添加时间',
  keywords: '模板名称',
});

historyOf('shipping_templates', {
  label: '运费模板',
  readBy: freightTemplateCalls.info.permission,
  fields: { name: 'text', type: chargingTypes, appoint: 'flag', sort: 'text' },
  acts: { remove: '删除' },
  parts: { shipping_templates_region: 'tempId', shipping_templates_free: 'tempId' },
  deleted: { named: ['name'], needs: [freightTemplateCalls.remove.permission, freightTemplateCalls.save.permission] },
});

/** Cities of a row: its districts are left out beside their city, which is what is priced. */
const priced = (ids: readonly number[]): number[] => ids.filter((id) => id % 100 === 0 || !ids.includes(id - (id % 100)));
const SHOWN_PLACES = 3;
const placesText = (cityId: string, names: readonly string[]): string =>
  cityId === WHOLE_COUNTRY
    ? wholeCountry.labels.all
    : `${names.slice(0, SHOWN_PLACES).join('、')}${names.length > SHOWN_PLACES ? `等 ${names.length} 个地区` : ''}`;
const wholeCountry = choices({ all: [WHOLE_COUNTRY, '全国'] });
const rowHistory = {
  readBy: freightTemplateCalls.info.permission,
  named: { cityId: ['city', 'name', { by: 'cityId', pick: priced }] },
} as const;

historyOf('shipping_templates_region', {
  ...rowHistory,
  label: '配送区域',
  fields: {
    cityId: ['配送地区', wholeCountry],
    first: ['首件（首重、首体积）', 'yuan'],
    firstPrice: ['首件（首重、首体积）运费', 'yuan'],
    renewal: ['续件（续重、续体积）', 'yuan'],
    renewalPrice: ['续件（续重、续体积）运费', 'yuan'],
  },
  called: { noun: 'shipping_templates_region', field: 'cityId', say: placesText },
});
historyOf('shipping_templates_free', {
  ...rowHistory,
  label: '包邮区域',
  fields: { cityId: ['包邮地区', wholeCountry], number: ['包邮件数（重量、体积）', 'yuan'], price: ['包邮金额', 'yuan'] },
  called: { noun: 'shipping_templates_free', field: 'cityId', say: (cityId, names) => `${placesText(cityId, names)}包邮` },
});
