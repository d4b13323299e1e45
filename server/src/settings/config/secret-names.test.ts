import { describe, expect, it } from 'vitest';
import { isSecretName } from './secret-names.ts';

describe('the name of a setting that nothing declares', () => {
  it.each([
    'smtp_password',
    'invoice_app_secret',
    'SMTP_PWD',
    'smtpPwd2',
    'refreshToken',
    'erp_access_token',
    'apikey',
    'alipay_private_key',
    'api-key',
    'api_keys',
    'printer.pass',
    'api_key_1',
    'ＡＰＩ_ＫＥＹ',
    'wms_credential',
    '仓库密钥',
    '门禁密码',
  ])('%s is that of a secret', (name) => {
    expect(isSecretName(name)).toBe(true);
  });

  it.each([
    'seo_keywords',
    'keyboard',
    'token_expire_days',
    'password_min_length',
    'alipay_public_key',
    'publicKey',
    'sort_key',
    'monkey',
    'pin_top',
    'shipping',
    'bypass',
    'site_name',
    '客服电话',
  ])('%s is not', (name) => {
    expect(isSecretName(name)).toBe(false);
  });
});
