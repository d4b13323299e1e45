import { describe, expect, it } from 'vitest';
import { MailError } from '#server/platform/mail-client/mail-error.ts';
import { notSentBy } from './rules.ts';

describe('a failure to send a mail', () => {
  it('is told with what the server said, on one line and not too long', () => {
    expect(notSentBy(new MailError('busy', '451 4.7.1\r\n  Greylisted'))).toEqual({
      says: '发信服务器暂时不收：451 4.7.1 Greylisted',
      isFinal: false,
      waits: false,
    });
    expect(notSentBy(new MailError('refused', 'x'.repeat(999))).says.length).toBeLessThan(140);
  });

  it('leaves out what the server said of an account, which may be the password', () => {
    expect(notSentBy(new MailError('unauthorized', '535 no such password: geheim')).says).not.toContain('geheim');
    expect(notSentBy(new MailError('loginBusy', '454 4.7.0 geheim'))).toEqual({
      says: '发信服务器暂时不能验证账号，请稍后再试；一直这样时，请在邮件服务商处检查账号',
      isFinal: false,
      waits: false,
    });
  });
});
