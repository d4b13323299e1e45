import type { GoingLiveStep } from '#contract/dashboard/going-live.ts';

interface Advice {
  /** Reason for the step, and what has to be done. */
  says: string;
  /** Page where it is done. */
  to: string;
  act: string;
}

/** Reason, page and button of each step. */
export const whyEach: Readonly<Record<GoingLiveStep, Advice>> = {
  name: { says: '登录页、通知和打印的单据上都是这个名字', to: '/operation/setting', act: '去填写' },
  address: { says: '支付回调和图片地址以它开头，要用 https，否则收不到付款结果', to: '/operation/setting', act: '去填写' },
  products: { says: '至少有一件出售中的商品有库存，用户才能下单', to: '/store/index', act: '去上架' },
  freight: {
    says: '没有运费模板就不能上架要寄送的商品；偏远地区另设价格',
    to: '/operation/deliverGoods/freightSet',
    act: '去设置',
  },
  payment: { says: '接通微信支付，用一分钱的商品真的付一次，看到账和订单状态', to: '/maintain/system/services', act: '去接通' },
  sending: { says: '发一单，看物流公司、单号、发货通知对不对', to: '/order/index', act: '去发货' },
  refund: { says: '退一单，看钱原路退回要多久、库存和优惠券是否退回', to: '/order/index', act: '去退款' },
  staff: { says: '一人一个账号，各给各的角色，谁做了什么才查得到', to: '/operation/roleManager/adminList', act: '去添加' },
  secondStep: {
    says: '每个人都开两步登录或通行密钥，密码泄露了别人也进不来',
    to: '/operation/roleManager/adminList',
    act: '去查看',
  },
  notices: { says: '付款、发货、退款时告诉用户，少接一半的询问电话', to: '/operation/notification', act: '去打开' },
  mail: { says: '发票和店里的紧急情况用邮件发出', to: '/setting/business', act: '去填写' },
  storefront: { says: '商城用密钥接入，调用过一次就算接通', to: '/setting/openKeys', act: '去添加' },
  backup: {
    says: '只备份没恢复过不算数：打开每天备份，系统会把备份恢复一遍来验证；用别的工具的，恢复过一次再标记',
    to: '/maintain/system/backups',
    act: '去备份',
  },
};
