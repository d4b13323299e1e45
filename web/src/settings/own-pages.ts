import { signInSettings } from '#contract/access/settings.ts';
import { categorySettings, stockSettings } from '#contract/catalogue/settings.ts';
import { changeSettings } from '#contract/changes/settings.ts';
import { collectionSettings } from '#contract/collection/settings.ts';
import { fundsSettings, pointSettings } from '#contract/customers/settings.ts';
import { freightSettings, pickUpSettings, sheetSettings } from '#contract/delivery/settings.ts';
import { incidentSettings } from '#contract/maintenance/incident-settings.ts';
import { authorizationSettings } from '#contract/maintenance/settings.ts';
import { invoiceSellerSettings, invoiceSettings } from '#contract/finance/invoices/invoice-settings.ts';
import { mailAccountSettings, mailSenderSettings, mailServerSettings } from '#contract/services/mail-settings.ts';
import { orderSettings, paySettings } from '#contract/orders/settings.ts';
import { uploadSettings } from '#contract/pictures/settings.ts';
import {
  api99Settings,
  connectorSettings,
  feieyunSettings,
  invoiceServiceSettings,
  kuaidi100Settings,
  onePassSettings,
  receiptCloudSettings,
  receiptPrinterSettings,
  receiptSettings,
  trackingSettings,
} from '#contract/services/settings.ts';
import { aliyunSmsSettings, textingSettings } from '#contract/services/texting.ts';
import { wechatPaySettings, wechatPayV3KeySettings } from '#contract/services/wechat-pay-settings.ts';
import { formerPushSettings, miniProgrammePushSettings, wechatSettings } from '#contract/services/wechat-settings.ts';
import type { Setting } from '#contract/settings/setting.ts';
import { settlementSettings } from '#contract/settlement/settings.ts';
import { footerSettings, reachSettings } from '#contract/settings/site.ts';
import { BUSINESS_SETTINGS, POINT_SETTINGS, homeOf } from './setting-address.ts';
import type { SettingGroup } from './setting-finder.tsx';

export const businessGroups: readonly SettingGroup[] = [
  { title: '订单', settings: orderSettings },
  { title: '支付', settings: { ...paySettings, ...fundsSettings } },
  { title: '微信支付', settings: { ...wechatPaySettings, ...wechatPayV3KeySettings } },
  { title: '微信', settings: { ...wechatSettings, ...formerPushSettings, ...miniProgrammePushSettings } },
  { title: '商家结算', settings: settlementSettings },
  { title: '积分', settings: pointSettings },
  { title: '运费', settings: freightSettings },
  { title: '自提', settings: pickUpSettings },
  { title: '图片', settings: { image_max_pixels: uploadSettings.image_max_pixels } },
  { title: '商品', settings: { ...categorySettings, ...stockSettings } },
  { title: '一号通', settings: onePassSettings },
  { title: '短信', settings: { ...textingSettings, ...aliyunSmsSettings } },
  { title: '采集', settings: { ...collectionSettings, ...api99Settings, ...connectorSettings } },
  { title: '物流查询', settings: { ...trackingSettings, ...kuaidi100Settings } },
  { title: '电子面单', settings: sheetSettings },
  { title: '小票打印', settings: { ...receiptSettings, ...receiptCloudSettings, ...receiptPrinterSettings, ...feieyunSettings } },
  { title: '发票', settings: { ...invoiceSettings, ...invoiceSellerSettings, ...invoiceServiceSettings } },
  { title: '邮件', settings: { ...mailServerSettings, ...mailAccountSettings, ...mailSenderSettings } },
  { title: '异常通知', settings: incidentSettings },
  { title: '登录', settings: signInSettings },
  { title: '页脚', settings: footerSettings },
  { title: '其他客户端', settings: { cors_origins: reachSettings.cors_origins } },
  { title: '操作日志', settings: changeSettings },
  { title: '授权', settings: authorizationSettings },
];

export const pointGroups: readonly SettingGroup[] = [{ title: '积分', settings: pointSettings }];

/** Pages that are made of the declarations of their settings. */
const pages = [
  {
    title: '经营设置',
    path: BUSINESS_SETTINGS,
    groups: businessGroups,
    isOwn: (setting: Setting) => homeOf(setting) === undefined,
  },
  { title: '积分配置', path: POINT_SETTINGS, groups: pointGroups, isOwn: () => true },
];

export interface OwnSetting {
  key: string;
  label: string;
  /** Page and section that it stands in. */
  above: string[];
  to: string;
}

/** Settings of these pages that are changed there and whose label, hint, section or key has the word; those whose label has it come first. */
export function findOwnSettings(word: string): OwnSetting[] {
  const wanted = word.trim().toLowerCase();
  if ([...wanted].length < 2) return [];
  const hits = pages.flatMap(({ title: page, path, groups, isOwn }) =>
    groups.flatMap(({ title, settings }) =>
      Object.values(settings)
        .filter(isOwn)
        .filter(({ key, label, hint = '' }) => `${page} ${title} ${label} ${hint} ${key}`.toLowerCase().includes(wanted))
        .map(({ key, label }) => ({ key, label, above: [page, title], to: `${path}?field=${key}` })),
    ),
  );
  const has = ({ label }: OwnSetting) => Number(label.toLowerCase().includes(wanted));
  return hits.toSorted((one, other) => has(other) - has(one));
}
