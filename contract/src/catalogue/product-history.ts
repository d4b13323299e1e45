import { flagChoices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { onOrOffShelf } from './products.ts';
import { ONLY_SUK, sukWords } from './specifications.ts';

historyOf('product', {
  label: '商品',
  readBy: 'admin:product:info',
  fields: {
    storeName: ['商品名称', 'text'],
    cateId: ['商品分类', 'text'],
    brandId: ['品牌', 'text'],
    merId: ['店铺', 'text'],
    tempId: ['运费模板', 'text'],
    code: ['商品编码', 'text'],
    storeInfo: ['简介', 'text'],
    keyword: ['关键字', 'text'],
    unitName: ['单位', 'text'],
    image: ['封面图', 'pictures'],
    sliderImage: ['轮播图', 'pictures'],
    price: ['售价', 'yuan'],
    otPrice: ['划线价', 'yuan'],
    cost: ['成本价', 'yuan'],
    sort: ['排序', 'text'],
    ficti: ['虚拟销量', 'text'],
    giveIntegral: ['积分', 'text'],
    isShow: ['状态', onOrOffShelf],
    isRecycle: ['所在', flagChoices('回收站', '商品库')],
    isDel: ['已删除', 'flag'],
    isGood: ['热卖商品', 'flag'],
    isHot: ['热门榜单', 'flag'],
    isBest: ['精品推荐', 'flag'],
    isNew: ['首发新品', 'flag'],
    isBenefit: ['促销单品', 'flag'],
    isSub: ['单独佣金', 'flag'],
  },
  named: {
    cateId: ['category', 'name'],
    brandId: ['brand', 'name'],
    merId: ['shop', 'name'],
    tempId: ['shipping_templates', 'name'],
  },
  acts: {
    save: '新增',
    duplicate: '复制',
    duplicateMany: '批量复制',
    update: '编辑',
    patch: '修改',
    delete: '删除',
    restore: '恢复',
    putOnShell: '上架',
    offShell: '下架',
    bulkPutOnShell: '批量上架',
    bulkOffShell: '批量下架',
    bulkRecycle: '批量移入回收站',
    bulkRestore: '批量恢复',
    bulkRun: '批量修改',
    bulkRetry: '批量修改',
    timedOnShell: '定时上架',
    timedOffShell: '定时下架',
    timedPrice: '定时改价',
    timedPriceBack: '定时恢复价格',
    import: '导入',
    setShelf: '记货位',
  },
  parts: {
    sku: 'productId',
    product_attr: 'productId',
    product_description: 'productId',
    product_coupon: 'productId',
    stock_entry: 'productId',
  },
});

/** Says nothing where a product has only one. */
const called = { noun: 'sku', field: 'suk', say: (suk: string) => (suk === ONLY_SUK ? '' : sukWords(suk)) };

historyOf('sku', {
  label: '规格',
  readBy: 'admin:product:info',
  fields: {
    suk: ['规格', 'text'],
    price: ['售价', 'yuan'],
    otPrice: ['划线价', 'yuan'],
    cost: ['成本价', 'yuan'],
    barCode: ['商品编号', 'text'],
    shelf: ['货位', 'text'],
    image: ['规格图片', 'pictures'],
    weight: ['重量（KG）', 'yuan'],
    volume: ['体积(m³)', 'yuan'],
    brokerage: ['一级返佣', 'yuan'],
    brokerageTwo: ['二级返佣', 'yuan'],
    isDel: ['规格', flagChoices('已删除', '在用')],
  },
  called,
  acts: {},
});

historyOf('product_attr', {
  label: '规格',
  readBy: 'admin:product:info',
  fields: { attrName: ['规格名称', 'text'], attrValues: ['规格值', 'list'] },
  acts: {},
});

historyOf('product_description', {
  label: '商品详情',
  readBy: 'admin:product:info',
  fields: { description: ['商品详情', 'html'] },
  acts: {},
});

historyOf('product_coupon', {
  label: '优惠券',
  readBy: 'admin:product:info',
  fields: { issueCouponId: ['优惠券', 'member'] },
  named: { issueCouponId: ['coupon', 'name'] },
  acts: {},
});

historyOf('stock_entry', {
  label: '库存流水',
  readBy: 'admin:product:info',
  // The act says the cause.
  fields: { delta: ['库存', 'moved'] },
  called: { ...called, by: 'skuId' },
  acts: {},
});
