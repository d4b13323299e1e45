export interface DemoProduct {
  name: string;
  brief: string;
  keyword: string;
  category: string;
  unit: string;
  /** Yuan. */
  price: number;
  /** Specification values; none makes a product of one SKU. */
  spec?: { name: string; values: readonly string[] };
  stock: number;
  /** Kept in the warehouse. */
  hidden?: boolean;
}

/** Trees of two levels, as the shop shows them. */
export const demoCategories: Readonly<Record<string, readonly string[]>> = {
  站台书屋: ['笔记文具', '铁路读物'],
  旅途用品: ['箱包', '枕毯', '水具'],
  车模手办: ['机车模型', '纪念摆件'],
  风味特产: ['茶酒', '点心'],
};

const colours = { name: '颜色', values: ['铁灰', '墨绿', '信号红'] } as const;
const scales = { name: '比例', values: ['1:87', '1:160'] } as const;
const tastes = { name: '口味', values: ['原味', '椒盐', '桂花'] } as const;

export const demoProducts: readonly DemoProduct[] = [
  {
    name: '绿皮车手账本',
    brief: '内页是老式车票的版式',
    keyword: '手账,笔记本',
    category: '笔记文具',
    unit: '本',
    price: 39.9,
    spec: colours,
    stock: 120,
  },
  {
    name: '信号灯按动笔',
    brief: '按一下红，再按一下绿',
    keyword: '中性笔,文具',
    category: '笔记文具',
    unit: '支',
    price: 12.5,
    stock: 600,
  },
  { name: '时刻表和纸胶带', brief: '七列经典车次', keyword: '胶带,手账', category: '笔记文具', unit: '卷', price: 9.9, stock: 8 },
  {
    name: '坐着火车看山河',
    brief: '三十六条线路的沿途风物',
    keyword: '书,旅行',
    category: '铁路读物',
    unit: '册',
    price: 58,
    stock: 75,
  },
  {
    name: '蒸汽时代图册',
    brief: '精装，附机车谱系长卷',
    keyword: '书,蒸汽机车',
    category: '铁路读物',
    unit: '册',
    price: 128,
    stock: 22,
  },
  {
    name: '二十寸登机箱',
    brief: '静音轮，可坐可站',
    keyword: '箱子,行李箱',
    category: '箱包',
    unit: '只',
    price: 329,
    spec: colours,
    stock: 45,
  },
  {
    name: '通勤双肩包',
    brief: '雨天不怕，电脑单放',
    keyword: '背包,书包',
    category: '箱包',
    unit: '只',
    price: 199,
    spec: colours,
    stock: 60,
  },
  { name: '证件收纳夹', brief: '身份证、车票各归各位', keyword: '卡包,收纳', category: '箱包', unit: '个', price: 35, stock: 0 },
  {
    name: '慢回弹颈枕',
    brief: '高铁上也能睡一觉',
    keyword: '枕头,护颈',
    category: '枕毯',
    unit: '个',
    price: 79,
    spec: colours,
    stock: 90,
  },
  { name: '车厢盖毯', brief: '薄，暖，能塞进口袋', keyword: '毯子,空调毯', category: '枕毯', unit: '条', price: 89, stock: 15 },
  {
    name: '列车长保温壶',
    brief: '一壶热水，从北到南',
    keyword: '保温杯,水壶',
    category: '水具',
    unit: '只',
    price: 118,
    spec: colours,
    stock: 140,
  },
  { name: '折叠旅行杯', brief: '摊开是杯，收起是碟', keyword: '杯子,便携', category: '水具', unit: '只', price: 29, stock: 260 },
  {
    name: '前进型蒸汽机车模型',
    brief: '合金车身，连杆会动',
    keyword: '火车模型,蒸汽机车',
    category: '机车模型',
    unit: '台',
    price: 568,
    spec: scales,
    stock: 18,
  },
  {
    name: '东风内燃机车模型',
    brief: '带灯光和鸣笛',
    keyword: '火车模型,内燃机车',
    category: '机车模型',
    unit: '台',
    price: 698,
    spec: scales,
    stock: 12,
  },
  {
    name: '绿皮客车三节套装',
    brief: '硬座、硬卧、餐车',
    keyword: '火车模型,客车',
    category: '机车模型',
    unit: '套',
    price: 459,
    stock: 6,
  },
  {
    name: '臂板信号机摆件',
    brief: '黄铜，手柄可以扳',
    keyword: '摆件,信号机',
    category: '纪念摆件',
    unit: '件',
    price: 238,
    stock: 30,
  },
  { name: '道岔书立', brief: '两条轨，一排书', keyword: '书立,摆件', category: '纪念摆件', unit: '对', price: 158, stock: 25 },
  { name: '站牌冰箱贴', brief: '二十座老站', keyword: '冰箱贴,纪念品', category: '纪念摆件', unit: '枚', price: 15, stock: 900 },
  { name: '沿线高山绿茶', brief: '清明前采，小罐装', keyword: '茶叶,绿茶', category: '茶酒', unit: '罐', price: 98, stock: 70 },
  { name: '小站米酒', brief: '微甜，冰着喝', keyword: '米酒,特产', category: '茶酒', unit: '瓶', price: 36, stock: 110 },
  {
    name: '站台麻花',
    brief: '停车三分钟，够买一袋',
    keyword: '点心,麻花',
    category: '点心',
    unit: '袋',
    price: 18.8,
    spec: tastes,
    stock: 300,
  },
  { name: '餐车酥饼礼盒', brief: '十二枚，四种馅', keyword: '点心,礼盒', category: '点心', unit: '盒', price: 66, stock: 48 },
  {
    name: '枣泥方糕',
    brief: '当天做当天发',
    keyword: '点心,糕',
    category: '点心',
    unit: '盒',
    price: 32,
    stock: 40,
    hidden: true,
  },
  {
    name: '复兴号积木',
    brief: '八百八十八颗粒',
    keyword: '积木,高铁',
    category: '机车模型',
    unit: '盒',
    price: 199,
    stock: 33,
    hidden: true,
  },
];

export const demoPeople = ['赵敏', '钱进', '孙晓梅', '周立', '吴迪', '郑洁', '王小波', '冯一诺', '陈晨', '褚红', '卫东'] as const;
