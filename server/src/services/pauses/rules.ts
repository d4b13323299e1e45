/** Requests that would be refused as well: all of a provider, or those of one path. */
export type PauseScope = 'account' | 'path';

/** Words of refusals of one waybill, parcel or message, which say nothing against the account. */
const OF_ONE = /面单|客户|月结|网点|单号|号码|手机号|模板|缺纸|离线/;
const OF_ACCOUNT =
  /密码|密钥|签名|sign\s*验证|app_?(?:secret|key|code)|api_?key|client_?id|unauthorized|白名单|账[号户](?:不存在|错误|有误|异常|无效|被|已)|禁用|冻结|停用/i;
const OF_PATH = /欠费|余额|余量|次数|套餐|额度|quota|权限|permission|forbidden|(?:未|没有)(?:开通|授权|购买)/i;

/** Scope of a refusal that repeating cannot mend, by its words; undefined for one that may end otherwise the next time. */
export function scopeOfRefusal(words: string): PauseScope | undefined {
  if (OF_ONE.test(words)) return undefined;
  if (OF_ACCOUNT.test(words)) return 'account';
  return OF_PATH.test(words) ? 'path' : undefined;
}
