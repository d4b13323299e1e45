import { all } from '../types.ts';
import { sku, skuDraft, specification, specificationDraft } from './catalogue.ts';
import { type WireCalls, byId, list, nothing, one } from './wire-call.ts';

const times = all('moment', 'createTime updateTime');
const flagged = { id: 'int', status: 'bool' };

const bargain = {
  ...all('int', 'id productId stock sales num bargainNum giveIntegral sort look share tempId quota quotaShow surplusQuota'),
  ...all('int', 'peopleNum countPeopleAll countPeopleHelp countPeopleSuccess'),
  ...all('string', 'title image unitName storeName startTime stopTime'),
  info: 'string?',
  images: 'json',
  ...all('decimal', 'price minPrice cost weight volume'),
  ...all('bool', 'status isHot isDel isPostage'),
  addTime: 'moment',
  ...all('null', 'bargainMaxPrice bargainMinPrice postage rule attr attrValue'),
};
const participation = {
  ...all('int', 'id uid bargainId status num peopleNum'),
  ...all('decimal', 'bargainPriceMin bargainPrice price nowPrice'),
  ...all('string', 'nickname title'),
  avatar: 'string?',
  ...all('moment', 'addTime dataTime'),
};
const help = {
  ...all('int', 'id uid bargainId bargainUserId'),
  price: 'decimal',
  addTime: 'moment',
  nickname: 'string',
  avatar: 'string?',
};
const combination = {
  ...all('int', 'id productId merId people sort sales stock addTime startTime stopTime effectiveTime browse tempId num quota'),
  ...all('int', 'quotaShow onceNum virtualRation countPeople countPeopleAll countPeoplePink remainingQuota'),
  ...all('string', 'image title unitName stopTimeStr'),
  info: 'string?',
  images: 'json',
  ...all('decimal', 'price cost weight volume otPrice'),
  ...all('bool', 'isHost isShow isDel combination'),
  ...all('null', 'attr merUse isPostage postage productAttr productValue specType aloneAttrValueId'),
};
const team = {
  ...all('int', 'id uid people kid status countPeople'),
  ...all('moment', 'addTime stopTime'),
  ...all('string', 'nickname title'),
  avatar: 'string?',
};
const member = {
  ...all('int', 'id uid'),
  ...all('string', 'orderId nickname'),
  avatar: 'string?',
  totalPrice: 'decimal',
  ...all('int?', 'orderStatus refundStatus'),
};
const slot = {
  ...all('int', 'id startTime endTime killStatus status'),
  ...all('string', 'name time statusName'),
  silderImgs: 'json',
  sort: 'int?',
  img: 'null',
  ...times,
  isDel: 'bool',
};
const flashSale = {
  ...all('int', 'id productId giveIntegral sort stock sales status num limitLeftNum timeId tempId quota quotaShow'),
  currentTimeId: 'int',
  ...all('string', 'image title info unitName startTime stopTime statusName currentTime'),
  images: ['string'],
  ...all('decimal', 'price cost otPrice weight volume'),
  postage: 'decimal?',
  createTime: 'moment',
  ...all('bool', 'isPostage isDel isShow specType'),
  attr: [specification],
  content: 'string?',
  'storeSeckillManagerResponse?': slot,
  ...all('null', 'description killStatus attrValue attrValues cateIds timeSwap percent'),
} as const;
/** Fields of all three kinds; a kind leaves null what it has no use for. */
const activityInfo = {
  ...all('int', 'id sort tempId productId num'),
  ...all('string', 'image unitName title'),
  sliderImage: 'json',
  ...all('string?', 'storeName storeInfo content startTimeStr stopTimeStr info'),
  ...all('int?', 'giveIntegral status timeId startTime stopTime bargainNum peopleNum effectiveTime onceNum virtualRation people'),
  ...all('bool?', 'isHot isShow specType'),
  attr: [specification],
  attrValue: [{ ...sku, id: 'int?' }],
  ...all('null', 'keyword cateId cateStr isBenefit isBest isNew isGood isSub ficti activity couponIds flatPattern'),
} as const;

const draft = {
  productId: 'int',
  ...all('string', 'title image images unitName startTime stopTime'),
  tempId: 'int',
  attr: [specificationDraft],
  attrValue: [skuDraft],
  content: 'string?',
} as const;
const bargainDraft = {
  ...draft,
  storeName: 'string',
  ...all('int', 'num bargainNum peopleNum'),
  ...all('decimal?', 'price minPrice'),
  status: 'bool',
};
const combinationDraft = {
  ...draft,
  ...all('int', 'people effectiveTime num onceNum virtualRation'),
  info: 'string?',
  isShow: 'bool',
  specType: 'bool?',
};
const flashSaleDraft = { ...draft, info: 'string', ...all('int', 'status num timeId'), sort: 'int?', specType: 'bool' };
const slotDraft = { ...all('string', 'name time silderImgs'), img: 'string?', sort: 'int?', status: 'int' };

const bargains: WireCalls = {
  'GET /admin/store/bargain/list': list(bargain, { keywords: 'string?', status: 'bool?' }),
  'GET /admin/store/bargain/info': one(activityInfo),
  'GET /admin/store/bargain/delete': nothing({ query: byId }),
  'POST /admin/store/bargain/save': nothing({ body: bargainDraft }),
  'POST /admin/store/bargain/update': nothing({ body: { ...bargainDraft, ...byId } }),
  'POST /admin/store/bargain/update/status': nothing({ query: flagged }),
  'GET /admin/store/bargain/bargain_list': list(participation, { status: 'int?', dateLimit: 'string?' }),
  'GET /admin/store/bargain/bargain_list/{id}': { data: [help] },
  'GET /admin/export/excel/bargain/product': {
    query: { keywords: 'string?', status: 'bool?' },
    data: { fileName: 'url' },
  },
};

const groupBuys: WireCalls = {
  'GET /admin/store/combination/list': list(combination, { keywords: 'string?', isShow: 'bool?' }),
  'GET /admin/store/combination/info': one(activityInfo),
  'GET /admin/store/combination/delete': nothing({ query: byId }),
  'POST /admin/store/combination/save': nothing({ body: combinationDraft }),
  'POST /admin/store/combination/update': nothing({ body: { ...combinationDraft, ...byId } }),
  'POST /admin/store/combination/update/status': nothing({ query: { id: 'int', isShow: 'bool' } }),
  'GET /admin/store/combination/statistics': { data: all('int', 'countPeople countTeam') },
  'GET /admin/store/combination/combine/list': list(team, { status: 'int?', dateLimit: 'string?' }),
  'GET /admin/store/combination/order_pink/{id}': { data: [member] },
  'GET /admin/export/excel/combiantion/product': {
    query: { keywords: 'string?', isShow: 'bool?' },
    data: { fileName: 'url' },
  },
};

export const marketingCalls: WireCalls = {
  ...bargains,
  ...groupBuys,
  'GET /admin/store/seckill/manger/list': list(slot, { name: 'string?', status: 'int?' }),
  'GET /admin/store/seckill/manger/info': one(slot),
  'GET /admin/store/seckill/manger/delete': nothing({ query: byId }),
  'POST /admin/store/seckill/manger/save': nothing({ body: slotDraft }),
  'POST /admin/store/seckill/manger/update': nothing({ query: byId, body: slotDraft }),
  'POST /admin/store/seckill/manger/update/status/{id}': { query: { status: 'bool' }, data: 'bool' },
  'GET /admin/store/seckill/list': list(flashSale, { keywords: 'string?', ...all('int?', 'timeId status') }),
  'GET /admin/store/seckill/info': one(activityInfo),
  'GET /admin/store/seckill/delete': nothing({ query: byId }),
  'POST /admin/store/seckill/save': nothing({ body: flashSaleDraft }),
  'POST /admin/store/seckill/update': nothing({ body: { ...flashSaleDraft, ...byId } }),
  'POST /admin/store/seckill/update/status': nothing({ query: flagged }),
};
