import { PlusOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { AUTHORIZED_PRODUCT, authorizationCalls } from '#contract/maintenance/authorizations.ts';
import { DialogButton, Field } from '#web/ui/index.ts';
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
    <Field name="companyName">
      <Input maxLength={100} />
    </Field>
    <Field name="domainName">
      <Input maxLength={253} placeholder="格式：baidu.com" inputMode="url" autoCapitalize="none" spellCheck={false} />
    </Field>
    <Field name="orderNo" help="购买源码时的订单号">
      <Input maxLength={64} />
    </Field>
    <Field name="phone" help="负责人电话，手机或座机">
      <Input maxLength={13} inputMode="tel" />
    </Field>
    <Field name="code">
      <CaptchaInput />
    </Field>
  </DialogButton>
);
