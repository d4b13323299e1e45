import { refusals } from '../refusal.ts';
import { line, serviceAddress, settings } from '../settings/setting.ts';
import { textingProviders } from '../settings/texting-providers.ts';

export const textingSettings = settings({
  sms_provider: {
    label: '短信平台',
    hint: '两家的模板各有编号：换平台前，先在消息通知的详情里填好另一家的模板',
    form: 111,
    initial: '1',
    value: textingProviders.schema('请选择短信平台：1 一号通，2 阿里云短信'),
    options: textingProviders,
  },
  sms_code_template: {
    label: '一号通验证码模板',
    hint: '一号通里验证码模板的编号，模板里要有 code 和 time 两个变量',
    form: 111,
    initial: '538393',
    value: line,
  },
  aliyun_code_template: {
    label: '阿里云验证码模板',
    hint: '模板 CODE，如 SMS_123456789。阿里云的验证码模板只有 ${code} 一个变量，有效时间写在模板的文字里',
    form: 111,
    initial: '',
    value: line,
  },
});

/** Account of 阿里云短信. The key should be that of a RAM user who may do nothing but send text messages. */
export const aliyunSmsSettings = settings({
  aliyun_access_key_id: {
    label: '阿里云 AccessKey ID',
    hint: '用 RAM 用户的 AccessKey，只授予短信服务的权限，不要用主账号的',
    form: 111,
    initial: '',
    value: line,
  },
  aliyun_access_key_secret: {
    label: '阿里云 AccessKey Secret',
    form: 111,
    initial: '',
    value: line,
    secret: true,
    sentTo: ['aliyun_sms_url'],
  },
  aliyun_sms_sign: { label: '阿里云短信签名', hint: '已经通过审核的签名，不带【】', form: 111, initial: '', value: line },
  aliyun_sms_url: { label: '阿里云短信接口地址', initial: 'https://dysmsapi.aliyuncs.com', value: serviceAddress },
});

/** Reasons why no text message can leave at all. */
export const textingRefusals = refusals('texting', {
  NO_ACCOUNT: { says: () => '发送短信请先登录一号通账号' },
  NOT_OPEN: { says: () => '发送短信请先开通一号通账号服务' },
  EXHAUSTED: { says: () => '一号通账号服务余量不足' },
});

/** Errors of the account of 阿里云短信, and of what it is asked for. */
export const aliyunSmsRefusals = refusals('aliyun_sms', {
  NOT_SET_UP: { says: () => '发送短信请先填写阿里云短信的 AccessKey 和签名' },
  SILENT: { says: () => '阿里云短信没有回应，请稍后重试' },
  BROKEN: { says: () => '阿里云短信返回的内容无法识别，请稍后重试' },
  REFUSED: { says: (p: { message: string }) => `阿里云短信：${p.message}` },
});
