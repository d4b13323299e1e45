import { line, serviceAddress, settings } from '../settings/setting.ts';

/** The account through which products are collected, parcels tracked and waybills printed. */
export const onePassSettings = settings({
  sms_account: { label: '一号通账号', initial: '', value: line },
  sms_token: { label: '一号通密码', initial: '', value: line, secret: true, sentTo: ['one_pass_url'] },
  one_pass_url: { label: '一号通接口地址', initial: '', value: serviceAddress },
});
