import type { MovedNoun } from '../engine/moving.ts';
import { administrators } from './access/administrators.ts';
import { roles } from './access/roles.ts';
import { settings } from './access/settings.ts';
import { activities } from './campaigns/activities.ts';
import { participations } from './campaigns/participations.ts';
import { slots } from './campaigns/slots.ts';
import { teamMembers } from './campaigns/team-members.ts';
import { teams } from './campaigns/teams.ts';
import { categories } from './catalogue/categories.ts';
import { productRules } from './catalogue/product-rules.ts';
import { products } from './catalogue/products.ts';
import { articles } from './content/articles.ts';
import { entries } from './content/entries.ts';
import { library } from './content/library.ts';
import { coupons } from './coupons/coupons.ts';
import { heldCoupons } from './coupons/held-coupons.ts';
import { productCoupons } from './coupons/product-coupons.ts';
import { addresses } from './customers/addresses.ts';
import { customers } from './customers/customers.ts';
import { groups } from './customers/groups.ts';
import { identities } from './customers/identities.ts';
import { levelRecords } from './customers/level-records.ts';
import { levels } from './customers/levels.ts';
import { referrers } from './customers/referrers.ts';
import { signIns } from './customers/sign-ins.ts';
import { tags } from './customers/tags.ts';
import { pickPoints } from './delivery/pick-points.ts';
import { templates } from './delivery/templates.ts';
import { invoiceApplications } from './invoices/applications.ts';
import { invoiceTitles } from './invoices/titles.ts';
import { balances } from './ledgers/balances.ts';
import { commission } from './ledgers/commission.ts';
import { experience } from './ledgers/experience.ts';
import { points } from './ledgers/points.ts';
import { orders } from './orders/orders.ts';
import { recharges } from './recharges.ts';
import { reviews } from './reviews.ts';
import { withdrawals } from './withdrawals.ts';

/** Nouns that come, in an order in which each finds what it names. */
export const crmebNouns: readonly MovedNoun[] = [
  settings,
  categories,
  library,
  entries,
  templates,
  pickPoints,
  productRules,
  products,
  levels,
  groups,
  tags,
  customers,
  referrers,
  levelRecords,
  identities,
  addresses,
  signIns,
  coupons,
  productCoupons,
  heldCoupons,
  slots,
  ...activities,
  teams,
  teamMembers,
  participations,
  orders,
  invoiceTitles,
  invoiceApplications,
  reviews,
  recharges,
  balances,
  points,
  experience,
  commission,
  withdrawals,
  articles,
  roles,
  administrators,
];

/** Reasons why tables are not read; a table without one is unknown here. */
export const unreadTables: Readonly<Record<string, string>> = {
  eb_activity_style: '活动边框，新店没有',
  eb_exception_log: '旧系统的错误日志',
  eb_express: '快递公司，新店自带；月结账号请重新填写',
  eb_page_category: '页面装修，新店没有',
  eb_page_diy: '页面装修，新店没有',
  eb_page_link: '页面装修，新店没有',
  eb_schedule_job: '旧系统的定时任务',
  eb_schedule_job_log: '旧系统的定时任务日志',
  eb_sms_record: '短信记录',
  eb_sms_template: '短信模板，请在新店重新申请',
  eb_store_cart: '购物车',
  eb_store_product_cate: '商品的分类，商品里已有',
  eb_store_product_attr_result: '规格的草稿，商品里已有',
  eb_store_product_log: '浏览和下单的统计流水',
  eb_store_product_relation: '收藏和点赞，新店没有',
  eb_system_form_temp: '表单模板，新店自带',
  eb_system_group: '数据组，新店自带',
  eb_system_notification: '通知开关，请在新店设置',
  eb_system_store_staff: '核销员，请在新店添加',
  eb_template_message: '微信模板消息，请在新店设置',
  eb_user_visit_record: '访问记录',
  eb_wechat_callback: '微信回调记录',
  eb_wechat_exceptions: '微信报错记录',
  eb_wechat_pay_info: '微信支付单，退款请在商户平台办理',
  eb_wechat_program_my_temp: '订阅消息模板',
  eb_wechat_program_public_temp: '订阅消息模板',
  eb_wechat_reply: '公众号自动回复，请在新店设置',
};
