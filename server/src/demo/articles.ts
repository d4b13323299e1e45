export interface DemoArticle {
  title: string;
  category: string;
  author: string;
  synopsis: string;
  /** The product whose pictures it shows. */
  of: string;
  paragraphs: readonly string[];
  visits: number;
  isHot?: boolean;
  isBanner?: boolean;
  hide?: boolean;
  /** Hours until customers see it. */
  appearsIn?: number;
}

export const demoArticleCategories = ['店铺动态', '使用与保养', '站台故事'] as const;

export const demoArticles: readonly DemoArticle[] = [
  {
    title: '冬季运行图：发货时间和快递安排',
    category: '店铺动态',
    author: '站长',
    synopsis: '十二月起每天两班发货，上午的订单当天走',
    of: '列车长保温壶',
    paragraphs: [
      '天冷以后干线变慢，我们把发货改成一天两班：上午十一点前付款的当天下午发出，其余第二天上午发出。',
      '新疆、西藏、内蒙古的包裹一般多走三到五天，下单前可以先问客服。',
      '到货后请当着快递员的面看一眼外箱，压坏了直接拒收，我们重发。',
    ],
    visits: 1286,
    isHot: true,
    isBanner: true,
  },
  {
    title: '保温壶第一次使用前要做的三件事',
    category: '使用与保养',
    author: '小满',
    synopsis: '烫一遍、晾一夜、别放洗碗机',
    of: '列车长保温壶',
    paragraphs: [
      '先用开水灌满，盖好放十分钟再倒掉，出厂时的味道就没有了。',
      '洗完敞着盖子晾一夜。里面有水汽就盖上，最容易闷出味。',
      '杯身可以水洗，不能进洗碗机：高温会伤到外层的漆。',
    ],
    visits: 742,
    isHot: true,
  },
  {
    title: '火车模型的轨道比例怎么选',
    category: '使用与保养',
    author: '老杨',
    synopsis: '1:87 还是 1:160，先量一量桌子',
    of: '前进型蒸汽机车模型',
    paragraphs: [
      '1:87 的车看得清铆钉，转一圈却要将近一米宽的桌面；1:160 小一半，书架上也能跑。',
      '两种比例的轨道不能混用。第一次买，先想好以后想在哪里跑。',
      '模型怕灰不怕跑：每跑十个小时，用棉签蘸酒精擦一次车轮。',
    ],
    visits: 518,
  },
  {
    title: '一台臂板信号机的四十年',
    category: '站台故事',
    author: '站长',
    synopsis: '它在小站值到最后一班车开走，现在立在我们店里',
    of: '臂板信号机摆件',
    paragraphs: [
      '它一九七八年装在岔口，红绿两片玻璃换过三次，铸铁的臂板一直是原来的。',
      '小站撤掉那天，值班的师傅把它擦干净交给我们，只说了一句：别让它锈了。',
    ],
    visits: 367,
    isBanner: true,
  },
  {
    title: '十二月新品：雪乡机车徽章',
    category: '店铺动态',
    author: '小满',
    synopsis: '六款机车，各带一片雪，限量三百套',
    of: '臂板信号机摆件',
    paragraphs: ['六款徽章按真车的图纸缩到三厘米，烤漆里掺了细闪，像刚落的雪。', '上架当天上午十点开卖，每人限两套。'],
    visits: 0,
    isBanner: true,
    appearsIn: 75,
  },
  {
    title: '春节放假和预售安排（草稿）',
    category: '店铺动态',
    author: '小满',
    synopsis: '时间还没定，定了再显示',
    of: '餐车酥饼礼盒',
    paragraphs: ['腊月二十六起停止发货，正月初七恢复。礼盒从十二月二十日开始预售。'],
    visits: 0,
    hide: true,
  },
];
