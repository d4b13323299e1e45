import { eq } from 'drizzle-orm';
import { categoryTypes, configKinds } from '#contract/catalogue/category-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { category } from '../product-references/tables.ts';

interface Seed {
  name: string;
  url: string;
  /** The number of the form of settings that it leads to. */
  form?: number;
  sort?: number;
  kind?: number;
  below?: readonly Seed[];
}

const tree: readonly Seed[] = [
  {
    name: 'PC管理后台配置',
    url: 'pcAdmin config',
    kind: configKinds.system,
    form: 64,
    below: [
      { name: '站点配置', url: 'site', form: 64 },
      { name: '物流配置', url: 'logistics', form: 74 },
    ],
  },
  {
    name: '商城配置',
    url: 'mall',
    kind: configKinds.system,
    form: 77,
    sort: 2,
    below: [
      { name: '商城基础配置', url: 'mall_base', form: 77 },
      { name: '充值配置', url: 'recharge', form: 78 },
    ],
  },
  {
    name: '应用配置',
    url: 'application',
    kind: configKinds.application,
    below: [
      { name: '99Api', url: '99api', form: 122, sort: 4 },
      { name: '客服配置', url: '云智服', form: 76 },
      { name: '公众号配置', url: 'wechat', form: 65 },
      { name: '小程序配置', url: 'routine', form: 66 },
    ],
  },
  {
    name: '支付配置',
    url: 'pay',
    kind: configKinds.payment,
    below: [
      { name: '公众号支付配置', url: 'pay_weixin', form: 67 },
      { name: '小程序支付配置', url: 'pay_routine', form: 68 },
      { name: '余额支付', url: 'pay_balance', form: 80 },
      { name: '线下支付', url: 'pay_offline', form: 79 },
    ],
  },
  {
    name: '文件上传配置',
    url: 'upload',
    kind: configKinds.other,
    below: [
      { name: '基础配置', url: 'upload_base', form: 108 },
      { name: '阿里云配置', url: 'aliyun', form: 81 },
      { name: '七牛云配置', url: 'qiniu', form: 82 },
      { name: '腾讯云配置', url: 'tencent', form: 83 },
    ],
  },
  {
    name: '第三方接口设置',
    url: 'third_party',
    kind: configKinds.other,
    below: [
      { name: '短信配置', url: 'sms', form: 111 },
      { name: '采集商品配置', url: 'copy_product', form: 127 },
      { name: '物流查询', url: 'logistics_select', form: 128 },
      { name: '电子面单', url: 'electronic_sheet', form: 129 },
      { name: '统计', url: 'statistics', form: 141 },
      { name: '小票打印', url: 'yilianyun', form: 143 },
    ],
  },
];

async function addAll(
  { tx, now }: Write,
  seeds: readonly Seed[],
  pid: number,
  path: string,
  kindAbove?: number,
): Promise<Map<string, number>> {
  const rows = seeds.map(({ name, url, form, sort = 1, kind: configKind = kindAbove }) => ({
    pid,
    path,
    name,
    type: categoryTypes.config,
    url,
    extra: form === undefined ? null : String(form),
    status: true,
    sort,
    configKind,
    createTime: now,
    updateTime: now,
  }));
  const added = await tx.insert(category).values(rows).returning({ name: category.name, id: category.id });
  return new Map(added.map(({ name, id }) => [name, id]));
}

/** The tabs of the settings and the forms that they lead to, for a shop that has none. */
export async function seedConfigCategories(write: Write): Promise<void> {
  if ((await write.tx.$count(category, eq(category.type, categoryTypes.config))) > 0) return;
  const roots = await addAll(write, tree, 0, '/0/');
  for (const { name, kind, below = [] } of tree) {
    const pid = roots.get(name) ?? 0;
    await addAll(write, below, pid, `/0/${pid}/`, kind);
  }
}
