/** Answers of 99Api, platform by platform. */
const images = ['//img.alicdn.com/a.jpg', 'http://img.alicdn.com/b.jpg'];
const props = [
  {
    pid: '1',
    name: '颜色',
    values: [
      { vid: '1', name: '雾蓝' },
      { vid: '2', name: '米白' },
    ],
  },
  {
    pid: '2',
    name: '尺码',
    values: [
      { vid: '3', name: 'M,L' },
      { vid: '3', name: 'M,L' },
    ],
  },
];
const ok = (data: object) => ({ retcode: '0000', data });

export const products = {
  taobao: ok({ item: { title: '棉麻衬衫', images, desc: '<p onclick="x()">透气</p><img src="//img.alicdn.com/c.jpg">', props } }),
  plain: ok({ item: { title: '素杯', images, desc: '', props: [] } }),
  tmall: ok({ item: { title: '旗舰衬衫', subTitle: '透气不皱', images, descUrl: '//img.alicdn.com/desc.js', props } }),
  jd: ok({
    item: {
      name: '电水壶',
      images: ['https://img14.360buyimg.com/a.jpg'],
      price: '129.00',
      desc: '<b>1.5L</b>',
      saleProp: { 1: '颜色', 2: '尺码' },
      skuProps: { 1: ['白', '黑'], 2: [''] },
    },
  }),
  suning: ok({ title: '台灯', images, price: 89, desc: '<p>护眼</p>' }),
  pdd: ok({
    item: {
      goodsName: '纸巾',
      goodsDesc: '整箱',
      thumbUrl: '//t00img.yangkeduo.com/t.jpg',
      banner: ['https://t00img.yangkeduo.com/b.jpg'],
      video: [{ videoUrl: 'https://video.yangkeduo.com/v.mp4' }],
      maxNormalPrice: 19.9,
      marketPrice: '39.9',
      skus: [{ specs: [{ spec_key: '包数', spec_value: '10包' }] }, { specs: [{ spec_key: '包数', spec_value: '20包' }] }],
    },
  }),
  pass: {
    store_name: '茶壶',
    store_info: '紫砂',
    image: 'https://img.alicdn.com/pot.jpg',
    slider_image: '["https://img.alicdn.com/pot.jpg","https://img.alicdn.com/pot2.jpg"]',
    cost: '20.00',
    price: '59',
    ot_price: 79.5,
    unit_name: '把',
    description: '<p>手工</p><script>x()</script>',
    items: [{ value: '容量', detail: ['200ml', '300ml'] }],
  },
};

export const links = {
  taobao: 'https://item.taobao.com/item.htm?spm=a1&id=101',
  plain: 'https://item.taobao.com/item.htm?id=102',
  tmall: 'https://detail.tmall.com/item.htm?id=103',
  jd: 'https://item.jd.com/104.html',
  suning: 'https://product.suning.com/0070/105.html',
  pdd: 'https://mobile.yangkeduo.com/goods.html?goods_id=106',
} as const;

/** Products by their number, as 99Api is asked; and by the link, as 一号通 is. */
export const known = {
  101: products.taobao,
  102: products.plain,
  103: products.tmall,
  104: products.jd,
  105: products.suning,
  106: products.pdd,
  [links.taobao]: products.pass,
};
