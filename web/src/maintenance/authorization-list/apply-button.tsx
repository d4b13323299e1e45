import { PlusOutlined } from '@ant-design/icons';
import { AUTHORIZED_PRODUCT, authorizationCalls } from '#contract/maintenance/authorizations.ts';
import { DialogButton, Field, TextField } from '#web/ui/index.ts';
import { CaptchaInput } from './captcha-input.tsx';

const blank = { companyName: '', domainName: '', orderNo: '', phone: '', code: '' };

/** The application, with a captcha of our own. */
export const ApplyButton = ({ primary = false }: { primary?: boolean }) => (
  <DialogButton
    label="申请授权"
    title="授权证书申请"
    saveLabel="提交"
    says="申请已记录"
    call={authorizationCalls.apply}
    start={blank}
    primary={primary}
    icon={primary && <PlusOutlined aria-hidden />}
    width={520}
  >
    <p>{`为本店申请 ${AUTHORIZED_PRODUCT} 的授权证书。申请先记录在本店，设置了授权服务地址后由服务器提交。`}</p>
    <TextField name="companyName" maxLength={100} />
    <TextField
      name="domainName"
      maxLength={253}
      placeholder="格式：baidu.com"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
    />
    <TextField name="orderNo" help="购买源码时的订单号" maxLength={64} />
    <TextField name="phone" help="负责人电话，手机或座机" maxLength={13} inputMode="tel" />
    <Field name="code">
      <CaptchaInput />
    </Field>
  </DialogButton>
);
