import { mailCalls } from '#contract/notifications/mails.ts';
import { DialogButton, TextField } from '#web/ui/index.ts';

/** Tries the settings of mail as they are saved. */
export const TestMailButton = () => (
  <DialogButton
    label="发送测试邮件"
    title="发送测试邮件"
    saveLabel="发送"
    says="测试邮件已发出，请到收件箱里查收"
    call={mailCalls.test}
    start={{ to: '' }}
  >
    <p>按已保存的设置发送，刚改的内容请先保存。</p>
    <TextField name="to" maxLength={100} inputMode="email" placeholder="例如 wang@example.com" />
  </DialogButton>
);
