import { type WireType, all } from '../types.ts';
import { type WireCalls, byId, list, nothing, one } from './wire-call.ts';

const times = all('moment', 'createTime updateTime');

/** 3, product: what the list and a review show of it. */
const product = {
  ...all('int', 'id merId sort sales stock ficti browse giveIntegral tempId'),
  ...all('string', 'image storeName storeInfo keyword unitName activity'),
  ...all('string?', 'barCode codePath soureLink videoLink content'),
  ...all('decimal', 'price vipPrice otPrice cost postage'),
  ...all('bool', 'isShow isHot isBenefit isBest isNew isGood isSub isDel specType'),
  ...all('bool?', 'isPostage merUse isSeckill isBargain'),
  sliderImage: 'json',
  cateId: 'ids',
  addTime: 'seconds',
};
export const specification = {
  ...all('int', 'id productId type'),
  ...all('string', 'attrName attrValues'),
  isDel: 'bool',
};
/** The part of a SKU that the list, the form and an activity have in common. */
export const sku = {
  ...all('int', 'id productId stock sales type quota quotaShow'),
  ...all('string', 'suk image'),
  ...all('decimal', 'price cost otPrice weight volume brokerage brokerageTwo'),
  attrValue: 'json',
  minPrice: 'decimal?',
};
const row = {
  ...product,
  collectCount: 'int',
  cateValues: 'string',
  attr: [specification],
  attrValue: [{ ...sku, ...all('string?', 'unique barCode'), ...all('null', 'createTime updateTime checked vipPrice') }],
  ...all('null', 'activityStr activityH5 activityAllH5 attrValues cateIds coupons couponIds title info timeId num startTime'),
  ...all('null', 'stopTime startTimeStr stopTimeStr status productId images quota quotaShow rule bargainNum peopleNum isHost'),
  ...all('null', 'people effectiveTime onceNum virtualRation minPrice endTime'),
} as const;
const productInfo = {
  ...all('int', 'id sort giveIntegral ficti tempId'),
  ...all('string', 'image storeName storeInfo keyword unitName content'),
  flatPattern: 'string?',
  sliderImage: 'json',
  cateId: 'ids',
  ...all('bool', 'isShow isHot isBenefit isBest isNew isGood isSub specType'),
  activity: ['string'],
  attr: [specification],
  attrValue: [sku],
  couponIds: 'any',
  ...all('null', 'cateStr productId status timeId startTimeStr stopTimeStr num startTime stopTime title bargainNum peopleNum'),
  ...all('null', 'effectiveTime onceNum virtualRation people info'),
} as const;

export const specificationDraft = { id: 'int?', ...all('string', 'attrName attrValues') };
export const skuDraft = {
  ...all('int?', 'id productId quota quotaShow'),
  ...all('string?', 'suk'),
  ...all('string', 'attrValue image'),
  ...all('decimal', 'price cost otPrice'),
  stock: 'int',
  ...all('decimal?', 'weight volume brokerage brokerageTwo minPrice'),
};
const productDraft = {
  ...all('string', 'image sliderImage storeName storeInfo keyword cateId unitName'),
  ...all('bool', 'isSub specType'),
  tempId: 'int',
  attr: [specificationDraft],
  attrValue: [skuDraft],
  ...all('int?', 'id sort giveIntegral ficti'),
  ...all('bool?', 'isHot isBenefit isBest isNew isGood'),
  'activity?': ['string'],
  'couponIds?': ['int'],
  ...all('string?', 'content flatPattern'),
} as const;

/** A product that was found elsewhere: the shape of what the form saves, with much of it unset. */
const found = {
  ...all('string', 'storeName storeInfo image'),
  ...all('string?', 'keyword unitName videoLink flatPattern'),
  sliderImage: 'json',
  content: 'string',
  specType: 'bool',
  attr: [{ attrName: 'string', attrValues: 'json' }],
  ...all('decimal?', 'price cost otPrice'),
  ...all(
    'null',
    'id cateId tempId attrValue sort giveIntegral ficti isSub isHot isBenefit isBest isNew isGood activity couponIds',
  ),
} as const;

const review = {
  ...all('int', 'id uid oid productId productScore serviceScore'),
  ...all('string', 'replyType comment nickname avatar sku'),
  merchantReplyContent: 'string?',
  merchantReplyTime: 'seconds?',
  ...all('bool', 'isDel isReply'),
  ...times,
};
const rule = { id: 'int', ruleName: 'string', ruleValue: 'json' };
const ruleDraft = all('string', 'ruleName ruleValue');

const category = {
  ...all('int', 'id pid type sort'),
  ...all('string', 'path name'),
  ...all('string?', 'url extra'),
  status: 'bool',
};
const branch: WireType = {
  ...category,
  get 'child?'(): WireType {
    return [branch];
  },
};
const categoryDraft = { ...all('int', 'pid type sort'), name: 'string', status: 'bool', ...all('string?', 'url extra') };

const attachment = {
  ...all('int', 'attId pid imageType'),
  ...all('string', 'name sattDir attSize attType'),
  attDir: 'string?',
  ...times,
};
const attachmentDraft = { ...all('string', 'name attDir sattDir attSize attType'), imageType: 'int' };
const upload = {
  query: { model: 'string', pid: 'int' },
  data: { ...all('string', 'fileName extName url type'), fileSize: 'int' },
};

const reviews: WireCalls = {
  'GET /admin/store/product/reply/list': list(
    { ...review, pics: ['string'], storeProduct: { ...product, ...all('bool?', 'isRecycle'), flatPattern: 'string?' } },
    { isReply: 'bool?', ...all('string?', 'productSearch nickname dateLimit') },
  ),
  'GET /admin/store/product/reply/info/{id}': { data: { ...review, ...all('string?', 'pics unique') } },
  'GET /admin/store/product/reply/delete/{id}': nothing(),
  'POST /admin/store/product/reply/save': nothing({
    body: {
      ...all('int', 'productId productScore serviceScore'),
      ...all('string', 'comment pics avatar nickname sku'),
      ...all('string?', 'orderNo userId unique'),
    },
  }),
  'POST /admin/store/product/reply/comment': nothing({ body: { ids: 'int', merchantReplyContent: 'string' } }),
};

const pictures: WireCalls = {
  'GET /admin/system/attachment/list': list(attachment, { pid: 'int', attType: 'string?' }),
  'GET /admin/system/attachment/delete/{ids}': nothing(),
  'GET /admin/system/attachment/info/{id}': { data: attachment },
  'POST /admin/system/attachment/move': nothing({ body: { attrId: 'string', pid: 'int' } }),
  'POST /admin/system/attachment/save': nothing({ body: attachmentDraft }),
  'POST /admin/system/attachment/update': nothing({ query: byId, body: attachmentDraft }),
  'POST /admin/upload/image': upload,
  'POST /admin/upload/file': upload,
};

const categories: WireCalls = {
  'GET /admin/category/list': list(category, { ...all('int?', 'pid type status'), name: 'string?' }),
  'GET /admin/category/list/tree': { query: { ...all('int', 'type status'), name: 'string?' }, data: [branch] },
  'GET /admin/category/list/ids': { query: { ids: 'string' }, data: [category] },
  'GET /admin/category/info': one(category),
  'GET /admin/category/delete': nothing({ query: byId }),
  'GET /admin/category/updateStatus/{id}': nothing(),
  'POST /admin/category/save': nothing({ query: categoryDraft }),
  'POST /admin/category/update': nothing({ query: { ...categoryDraft, ...byId } }),
};

const searched = { type: 'int', ...all('string?', 'cateId keywords') };

export const catalogueCalls: WireCalls = {
  ...reviews,
  ...pictures,
  ...categories,
  'GET /admin/store/product/list': list(row, searched),
  'GET /admin/store/product/tabs/headers': { data: [{ ...all('int', 'count type'), name: 'string' }] },
  'GET /admin/store/product/info/{id}': { data: productInfo },
  'POST /admin/store/product/save': nothing({ body: productDraft }),
  'POST /admin/store/product/update': nothing({ body: { ...productDraft, ...byId } }),
  'GET /admin/store/product/delete/{id}': nothing({ query: { type: 'string?' } }),
  'GET /admin/store/product/restore/{id}': nothing(),
  'GET /admin/store/product/putOnShell/{id}': nothing(),
  'GET /admin/store/product/offShell/{id}': nothing(),
  'POST /admin/store/product/importProduct': { query: { form: 'int', url: 'string' }, data: found },
  'POST /admin/store/product/copy/config': { data: { copyType: 'string', copyNum: 'int' } },
  'POST /admin/store/product/copy/product': { body: { url: 'string' }, data: { info: found } },
  'GET /admin/export/excel/product': { query: searched, data: { fileName: 'url' } },
  'GET /admin/store/product/rule/list': list(rule, { keywords: 'string?' }),
  'GET /admin/store/product/rule/info/{id}': { data: rule },
  'GET /admin/store/product/rule/delete/{ids}': nothing(),
  'POST /admin/store/product/rule/save': nothing({ body: ruleDraft }),
  'POST /admin/store/product/rule/update': nothing({ body: { ...ruleDraft, ...byId } }),
};
