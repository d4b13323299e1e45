import type { TextFailure } from '#server/platform/texting.ts';

/** Code that Alibaba Cloud answers, as staff read it. */
export interface KnownError {
  says: string;
  /** Advice where the whole account is meant, which takes no message until somebody has followed it. */
  remedy?: string;
  why: TextFailure;
}

const held = (says: string, remedy: string): KnownError => ({ says, remedy, why: 'held' });
const refused = (says: string): KnownError => ({ says, why: 'refused' });

const KEY = '请核对经营设置里的 AccessKey，改好后点“检测”';
const CONSOLE = '请到阿里云短信服务控制台处理，处理好后点“检测”，等待的短信会自动发出';

const known: Readonly<Record<string, KnownError>> = {
  'InvalidAccessKeyId.NotFound': held('没有这个 AccessKey', KEY),
  'InvalidAccessKeyId.Inactive': held('这个 AccessKey 已经停用', KEY),
  SignatureDoesNotMatch: held('AccessKey Secret 不对', KEY),
  IncompleteSignature: held('AccessKey Secret 不对', KEY),
  'InvalidTimeStamp.Expired': held('服务器的时间不对', '请打开服务器的时间同步（NTP），然后点“检测”'),
  'isp.RAM_PERMISSION_DENY': held('这个 AccessKey 没有发短信的权限', '请在阿里云 RAM 里给它授予短信服务的权限，然后点“检测”'),
  NoPermission: held('这个 AccessKey 没有发短信的权限', '请在阿里云 RAM 里给它授予短信服务的权限，然后点“检测”'),
  'isv.OUT_OF_SERVICE': held('账户欠费，短信服务已停', '请给阿里云账户充值，然后点“检测”，等待的短信会自动发出'),
  'isv.AMOUNT_NOT_ENOUGH': held('账户余额或短信套餐不足', '请给阿里云账户充值或购买短信套餐，然后点“检测”，等待的短信会自动发出'),
  'isv.PRODUCT_UN_SUBSCRIPT': held('账户没有开通短信服务', CONSOLE),
  'isv.PRODUCT_UNSUBSCRIBE': held('账户没有开通短信服务', CONSOLE),
  'isv.ACCOUNT_NOT_EXISTS': held('阿里云账户不存在', CONSOLE),
  'isv.ACCOUNT_ABNORMAL': held('阿里云账户异常', CONSOLE),
  'isv.SMS_SIGNATURE_ILLEGAL': held('短信签名不存在，或者没有通过审核', '请核对经营设置里的短信签名，并到控制台查看审核结果'),
  'isv.SMS_SIGN_ILLEGAL': held('短信签名不存在，或者没有通过审核', '请核对经营设置里的短信签名，并到控制台查看审核结果'),
  'isv.DAY_LIMIT_CONTROL': held('到了控制台里设的每日发送上限', CONSOLE),
  'isv.MONTH_LIMIT_CONTROL': held('到了控制台里设的每月发送上限', CONSOLE),
  'isv.BUSINESS_LIMIT_CONTROL': refused('给这个号码发得太频繁了，请过一会儿再发'),
  'isv.MOBILE_NUMBER_ILLEGAL': refused('手机号码不对'),
  'isv.SMS_TEMPLATE_ILLEGAL': refused('没有这个模板，或者它没有通过审核。请在消息通知的详情里核对模板 CODE'),
  'isv.TEMPLATE_MISSING_PARAMETERS': refused('模板里的变量和店里发的对不上，请核对模板'),
  'isv.TEMPLATE_PARAMS_ILLEGAL': refused('变量的内容不符合模板的变量规则，请核对模板'),
  'isv.INVALID_JSON_PARAM': refused('变量的内容不符合模板的变量规则，请核对模板'),
  'isv.PARAM_LENGTH_LIMIT': refused('有变量超过了 35 个字'),
  'isv.PARAM_NOT_SUPPORT_URL': refused('变量里不能有网址'),
  'isv.BLACK_KEY_CONTROL_LIMIT': refused('内容里有阿里云不发的字词'),
};

/** Meaning of a code; one that nobody knows is of this message where the caller is to blame (`isv.`), and else leaves it open. */
export function meaningOf(code: string, message: string): KnownError {
  const meaning = known[code];
  if (meaning) return meaning;
  const says = message.slice(0, 200) || code;
  if (code.startsWith('Throttling')) return { says: '请求太频繁，稍后会再发', why: 'failed' };
  return code.startsWith('isv.') ? refused(says) : { says, why: 'unknown' };
}
