import { settings, switch10 } from '../settings/setting.ts';
import { integer, text } from '../wire.ts';

export const signInSettings = settings({
  login_captcha_always: { label: '登录始终需要验证码', initial: '0', value: switch10 },
  idle_lock_minutes: {
    label: '无操作锁屏时间',
    hint: '超过这段时间没有操作，屏幕自动锁定，重新输入密码后继续，没保存的内容还在；0 为不锁屏',
    unit: '分钟',
    initial: '0',
    value: integer(0, 480, '无操作锁屏时间应在 0 到 480 分钟之间'),
  },
  vconsole_hash: {
    label: '调试面板口令',
    hint: '地址后加 ?VCONSOLE=口令 打开调试面板一小时，用于没有控制台的手机；留空则谁也打不开',
    initial: '',
    value: text(128).regex(/^([\w-]{8,})?$/, '调试面板口令为 8 到 128 位字母、数字、下划线或短横线，或者留空'),
  },
});
