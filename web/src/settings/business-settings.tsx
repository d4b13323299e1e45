import { signInSettings } from '#contract/access/settings.ts';
import { categorySettings, stockSettings } from '#contract/catalogue/settings.ts';
import { changeSettings } from '#contract/changes/settings.ts';
import { api99Settings, collectionSettings } from '#contract/collection/settings.ts';
import { fundsSettings, pointSettings } from '#contract/customers/settings.ts';
import { freightSettings, pickUpSettings, sheetSettings, trackingSettings } from '#contract/delivery/settings.ts';
import { authorizationSettings } from '#contract/maintenance/settings.ts';
import { invoiceSellerSettings, invoiceServiceSettings, invoiceSettings } from '#contract/finance/invoice-settings.ts';
import { orderSettings, paySettings } from '#contract/orders/settings.ts';
import { uploadSettings } from '#contract/pictures/settings.ts';
import { onePassSettings, receiptPrinterSettings, receiptSettings } from '#contract/services/settings.ts';
import type { SettingGroup } from './setting-finder.tsx';
import { SettingsPage } from './settings-page.tsx';

const groups: readonly SettingGroup[] = [
  { title: '订单', settings: orderSettings },
  { title: '支付', settings: { ...paySettings, ...fundsSettings } },
  { title: '积分', settings: pointSettings },
  { title: '运费', settings: freightSettings },
  { title: '自提', settings: pickUpSettings },
  { title: '图片', settings: { image_max_pixels: uploadSettings.image_max_pixels } },
  { title: '商品', settings: { ...categorySettings, ...stockSettings } },
  { title: '一号通', settings: onePassSettings },
  { title: '采集', settings: { ...collectionSettings, ...api99Settings } },
  { title: '物流查询', settings: trackingSettings },
  { title: '电子面单', settings: sheetSettings },
  { title: '小票打印', settings: { ...receiptSettings, ...receiptPrinterSettings } },
  { title: '发票', settings: { ...invoiceSettings, ...invoiceSellerSettings, ...invoiceServiceSettings } },
  { title: '登录', settings: signInSettings },
  { title: '操作日志', settings: changeSettings },
  { title: '授权', settings: authorizationSettings },
];

export const BusinessSettings = () => <SettingsPage title="经营设置" groups={groups} />;
