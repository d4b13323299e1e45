import { z } from 'zod';
import { choices } from '../choices.ts';
import { line, settings } from '../settings/setting.ts';
import { integer, text } from '../wire.ts';

/** Encryption of the line to the outgoing mail server. */
export const mailEncryptions = choices({
  tls: 'SSL/TLS（通常是 465 端口）',
  starttls: 'STARTTLS（通常是 587 或 25 端口）',
  none: '不加密（只限内网的服务器）',
});
export type MailEncryption = (typeof mailEncryptions.values)[number];

/** Outgoing mail server; without it no mail leaves. */
export const mailServerSettings = settings({
  mail_host: {
    label: '发信服务器',
    hint: '例如 smtp.exmail.qq.com，不填时系统不发邮件',
    initial: '',
    value: text(253, '发信服务器最多 253 个字').regex(
      /^([a-z\d]([a-z\d.-]*[a-z\d])?)?$/i,
      '发信服务器只填主机名，例如 smtp.exmail.qq.com',
    ),
  },
  mail_port: { label: '端口', initial: '465', value: integer(1, 65_535, '端口应在 1 到 65535 之间') },
  mail_encryption: {
    label: '加密方式',
    initial: mailEncryptions.tls,
    value: mailEncryptions.schema('请选择加密方式'),
    options: mailEncryptions,
  },
});

export const mailAccountSettings = settings({
  mail_account: { label: '邮箱账号', hint: '多数邮箱填完整的邮件地址，服务器不要求登录时不填', initial: '', value: line },
  mail_password: { label: '邮箱密码', initial: '', value: line, secret: true, sentTo: ['mail_host'] },
});

export const mailSenderSettings = settings({
  mail_from: {
    label: '发件地址',
    hint: '用户看到的发件人，多数邮箱要求和账号相同',
    initial: '',
    value: z.email('发件地址应为邮件地址，例如 fapiao@example.com').or(z.literal('')),
  },
  mail_from_name: {
    label: '发件人名称',
    hint: '例如店名，不填时只显示地址',
    initial: '',
    value: text(60, '发件人名称最多 60 个字'),
  },
});
