import { refusals } from '../refusal.ts';

/** Refusal of WeChat by its code, in words, with what to do about it. `rid` is the number that its support asks for. */
interface RefusedByWechat {
  code: number;
  says: string;
  remedy: string;
  rid: string;
}

/** Errors of the public account and the mini programme. */
export const wechatRefusals = refusals('wechat_service', {
  NO_ADDRESS: { says: () => '请先在系统设置里填写微信接口地址' },
  NO_APP: { says: (p: { app: string }) => `微信${p.app}appId未设置` },
  NO_SECRET: { says: (p: { app: string }) => `微信${p.app}secret未设置` },
  SILENT: { says: () => '微信平台接口异常，没任何数据返回！' },
  BROKEN: { says: () => '微信平台接口异常，返回的内容无法识别，请稍后重试' },
  /** Says nothing against the account: this request was not carried out. */
  REFUSED: { says: (p: RefusedByWechat) => p.says },
  /** Speaks of the account, so that other requests will be refused as well. */
  ACCOUNT: { says: (p: RefusedByWechat) => p.says },
  PAUSED: { says: (p: { says: string }) => `已暂停调用微信：${p.says}` },
});

export const wechatMediaRefusals = refusals('wechat_media', {
  TOO_LARGE: { says: (p: { mebibytes: number }) => `文件大小不能超过 ${p.mebibytes} MB` },
  TOO_LONG: { says: (p: { seconds: number }) => `语音最长 60 秒，这个文件约 ${p.seconds} 秒，请剪短后重新上传` },
  WRONG_FORMAT: { says: (p: { formats: string }) => `文件格式必须是 ${p.formats}，请检查文件内容` },
});
