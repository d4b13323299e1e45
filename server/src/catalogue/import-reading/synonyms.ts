import type { ImportField } from '#contract/catalogue/import/import-fields.ts';

/** Other words for a field, as shops and other systems head their columns; blanks and marks in a heading do not count. */
export const SYNONYMS: Readonly<Record<ImportField, string>> = {
  id: '系统商品ID',
  skuId: '系统规格ID',
  code:
    '商品编码 编码 货号 商品货号 商品代码 款号 spu编码 商品ID 产品编码 产品编号 产品ID 宝贝ID 货品编码 物料编码 ' +
    'spu sn code product_code product_id item_no handle spu_id goods_sn goods_id item_id',
  storeName:
    '商品名称 商品名 名称 品名 标题 商品标题 产品名称 宝贝名称 宝贝标题 货品名称 物品名称 产品名 name title ' +
    'product_name product goods_name item_name',
  cateName:
    '商品分类 分类 类目 类别 品类 分类名称 所属分类 产品分类 商品类目 商品类别 店铺分类 分类路径 category ' +
    'category_name product_type type categories',
  brandName: '品牌 商品品牌 品牌名称 品牌名 所属品牌 brand vendor brand_name manufacturer',
  keyword: '关键字 关键词 商品关键字 标签 搜索词 搜索关键词 商品标签 keyword keywords tags seo_keywords',
  storeInfo:
    '商品简介 简介 描述 商品描述 副标题 卖点 简短说明 商品说明 简短描述 产品简介 一句话简介 商品卖点 brief summary ' +
    'description subtitle short_description',
  unitName: '单位 计量单位 单位名称 销售单位 商品单位 基本单位 unit',
  image:
    '封面图 商品图 主图 图片 商品图片 商品封面图 图片地址 缩略图 商品主图 图片链接 主图链接 宝贝图片 image picture ' +
    'image_url image_src cover pic thumbnail main_image',
  sliderImage:
    '轮播图 相册 附图 商品相册 商品图集 图集 组图 详情图集 多图 gallery images pictures slider additional_images ' +
    'additional_image_link',
  content:
    '商品详情 详情 图文详情 详细描述 图文介绍 图文描述 商品介绍 宝贝描述 产品详情 详情描述 商品详情描述 详细介绍 ' +
    'detail content body body_(html) detail_html long_description',
  spec:
    '规格 规格属性 规格值 属性 销售属性 sku规格 商品规格 规格名称 规格型号 销售规格 款式 spec specification specs ' +
    'variant options attributes',
  barCode:
    '商品编号 条码 条形码 商品条码 sku编码 sku编号 规格编码 商家编码 商品条形码 国际条码 69码 规格条码 货品条码 ' +
    'barcode sku ean upc sku_code variant_sku sku_id gtin',
  shelf: '货位 库位 储位 仓位 货架 货位号 库位号 仓库货位 货架号 shelf location bin bin_location rack',
  price:
    '售价 价格 销售价 商品售价 单价 现价 商城价 零售价 本店价 销售价格 商品价格 一口价 price sale_price ' +
    'selling_price variant_price shop_price retail_price',
  otPrice:
    '原价 市场价 划线价 吊牌价 参考价 原售价 建议零售价 market_price original_price list_price compare_at_price ' +
    'ot_price msrp',
  cost: '成本价 成本 进价 进货价 采购价 进货价格 供货价 供价 结算价 cost cost_price purchase_price cost_per_item',
  stock:
    '库存 库存数量 数量 现有库存 可用库存 总库存 商品库存 库存量 在库数量 实际库存 stock inventory quantity qty ' +
    'stock_quantity variant_inventory_qty',
  stockBase: '导出时库存 库存（导出时）',
  weight: '重量 重量(kg) 毛重 商品重量 净重 重量(千克) weight weight(kg) grams variant_grams shipping_weight',
  volume: '体积 体积(m³) 体积(m3) volume volume(m3)',
  sort: '排序 序号 sort order position',
  giveIntegral: '积分 赠送积分 points give_integral',
  ficti: '虚拟销量 基础销量 virtual_sales ficti',
  isShow: '上架 是否上架 状态 上下架 销售状态 on_sale published status is_show',
};
