import type { OutsideServiceName } from '#contract/services/outside-services.ts';
import { mailServerSettings } from '#contract/services/mail-settings.ts';
import {
  api99Settings,
  connectorSettings,
  feieyunSettings,
  invoiceServiceSettings,
  kuaidi100Settings,
  onePassSettings,
  receiptPrinterSettings,
  trackingSettings,
} from '#contract/services/settings.ts';
import { aliyunSmsSettings } from '#contract/services/texting.ts';
import { wechatPayAccountSettings } from '#contract/services/wechat-pay-settings.ts';
import { miniProgrammeSettings, publicAccountSettings } from '#contract/services/wechat-settings.ts';
import type { Setting } from '#contract/settings/setting.ts';

/** Setting that somebody who sets a service up begins with. */
export const serviceSettings: Readonly<Record<OutsideServiceName, Setting>> = {
  pay: wechatPayAccountSettings.pay_weixin_mchid,
  wechatPay: wechatPayAccountSettings.pay_weixin_mchid,
  publicAccount: publicAccountSettings.wechat_appid,
  miniProgramme: miniProgrammeSettings.routine_appid,
  onePass: onePassSettings.sms_account,
  market: trackingSettings.system_express_app_code,
  kuaidi100: kuaidi100Settings.kuaidi100_key,
  api99: api99Settings.copy_product_apikey,
  connector: connectorSettings.crawing_connector_url,
  yilianyun: receiptPrinterSettings.ylyprint_app_id,
  feieyun: feieyunSettings.feieyun_user,
  invoicing: invoiceServiceSettings.invoice_service_url,
  mail: mailServerSettings.mail_host,
  sms: onePassSettings.sms_account,
  aliyunSms: aliyunSmsSettings.aliyun_access_key_id,
};
