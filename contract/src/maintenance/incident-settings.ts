import { z } from 'zod';
import { settings } from '../settings/setting.ts';
import { integer, text } from '../wire.ts';

const NOT_MAIL = '请填写收件地址，例如 wang@example.com，多个用逗号隔开';
const RECEIVERS_MAX = 20;

const addressList = z.codec(
  text(2000),
  z.array(z.email(NOT_MAIL).max(254, '收件地址最多 254 个字')).max(RECEIVERS_MAX, `最多填写 ${RECEIVERS_MAX} 个收件地址`),
  {
    decode: (typed) => [...new Set(typed.split(/[,，\s]+/).filter((part) => part !== ''))],
    encode: (addresses) => addresses.join(','),
  },
);
const hour = (message: string) => integer(0, 23, message);

/** Receivers of what must not wait, their quiet hours, and how often they are told. */
export const incidentSettings = settings({
  incident_receivers: {
    label: '接收人邮箱',
    hint: '服务中断、备份或任务失败、磁盘将满、畅销商品售罄等发邮件告诉这些人，开始时一次，恢复后再一次；多个用逗号隔开，不填则只记在“异常”里',
    initial: '',
    value: addressList,
  },
  incident_quiet_from: {
    label: '免打扰开始',
    hint: '免打扰时段里只发紧急的，其余的结束后还没恢复再发；开始和结束相同就是不免打扰',
    unit: '点',
    initial: '22',
    value: hour('免打扰开始应为 0 到 23 点'),
  },
  incident_quiet_until: { label: '免打扰结束', unit: '点', initial: '8', value: hour('免打扰结束应为 0 到 23 点') },
  incident_mails_hour: {
    label: '每小时最多',
    hint: '每人一小时里最多收到这么多封，超过的合在下一封里',
    unit: '封',
    initial: '6',
    value: integer(1, 60, '每小时最多应为 1 到 60 封'),
  },
});
