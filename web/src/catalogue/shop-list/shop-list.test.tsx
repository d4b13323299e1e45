import { describe } from 'vitest';
import { type Shop, shopCalls } from '#contract/catalogue/shops.ts';
import { on } from '../../../test/fake-wire.ts';
import { itHasABin } from '../../../test/has-a-bin.tsx';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf, seller } from '../product/sample-products.ts';
import { ShopList } from './shop-list.tsx';

const draft = {
  name: '搪瓷专卖',
  logo: '/logo.png',
  platform: 'jd',
  sourceUrl: 'https://mall.jd.com/index-1.html',
  contact: '老张',
  phone: '021-62345678',
  commissionRate: 1250,
  intro: '只卖搪瓷',
  sort: 3,
  status: true,
} as const;
const enamel: Shop = { ...seller, ...draft, id: 7, productCount: 12 };

const wire = [on(shopCalls.getCount, { show: 1, hide: 2, recycle: 3 }), on(shopCalls.list, pageOf(enamel))];

describe('the list of shops', () => {
  itHasABin({
    screen: <ShopList />,
    wire,
    call: shopCalls.list,
    calls: shopCalls,
    tabs: ['营业中', '回收站'],
    filter: ['type', 3],
    by: ['店铺名称、联系人或电话', 'keywords'],
    binned: pageOf({ ...enamel, platform: '', sourceUrl: '', status: false, isDel: true }),
  });

  itIsAList({
    isInBrowser: true,
    screen: <ShopList />,
    call: shopCalls.list,
    wire,
    some: pageOf(enamel),
    row: '搪瓷专卖',
    shows: ['京东', '老张', '12.50%', '12'],
    none: pageOf<Shop>(),
    empty: '还没有营业中的店铺，自营商品不需要店铺',
    filter: 'platform=jd',
    search: ['店铺名称、联系人或电话', 'keywords'],
    flips: { name: '搪瓷专卖营业', call: shopCalls.updateStatus, sends: { id: 7, status: false } },
    reader: { may: ['admin:product:shop:list'], lacks: ['添加店铺', '编辑', '更多', '历史'] },
  });
});

describe('the dialog of a shop', () => {
  itIsADialog({
    isInBrowser: true,
    screen: <ShopList />,
    wire,
    at: '/?keywords=厂',
    call: shopCalls.update,
    field: '店铺名称',
    value: '搪瓷专卖',
    wrong: ['', '请输入店铺名称'],
    refuses: [['联系电话', '123', '联系电话应为手机号或座机号']],
    blank: ['添加店铺', '请输入店铺名称', '请上传店铺LOGO'],
    sends: { ...draft, id: 7, name: '另一个' },
  });
});
