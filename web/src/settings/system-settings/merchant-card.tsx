import { configCalls } from '#contract/settings/config.ts';
import { type MerchantCertificate, wechatPayCalls } from '#contract/services/wechat-pay.ts';
import { wechatPaySettings } from '#contract/services/wechat-pay-settings.ts';
import { showDay } from '#contract/moment.ts';
import { Can, DialogButton, Field, GoButton, Loaded } from '#web/ui/index.ts';
import { settingAddress } from '../setting-address.ts';
import { CertificateFiles, NO_FILES } from './certificate-files.tsx';

const WAYS = settingAddress(wechatPaySettings.wechat_pay_version);

const Facts = ({ merchantNo, serialNo, validTo, isWhole }: MerchantCertificate) => (
  <dl className="merchant-facts">
    <dt>Mchid（商户号）</dt>
    <dd>{merchantNo}</dd>
    <dt>证书序列号</dt>
    <dd>{serialNo}</dd>
    <dt>有效期至</dt>
    <dd>{showDay(validTo)}</dd>
    {!isWhole && (
      <>
        <dt>用途</dt>
        <dd>只有 .p12 文件：只能用于旧版接口的退款，新版接口请上传 PEM 格式的证书和私钥</dd>
      </>
    )}
  </dl>
);

/** Certificate of the merchant: uploaded, checked at once, and never shown with its key. */
export const MerchantCard = () => (
  <Can call={wechatPayCalls.certificate}>
    <section className="form-section merchant-card" aria-label="商户证书">
      <h2>商户证书</h2>
      <Loaded call={wechatPayCalls.certificate} input={{}}>
        {(certificate) => (
          <>
            {certificate ? <Facts {...certificate} /> : <p>还没有上传。证书在商户平台「账户中心 &gt; API 安全」里申请和下载。</p>}
            <div className="merchant-acts">
              <DialogButton
                label={certificate ? '更换商户证书' : '上传商户证书'}
                title="上传商户证书"
                saveLabel="核对并保存"
                says="商户证书已核对并保存"
                call={wechatPayCalls.saveCertificate}
                start={{ files: NO_FILES }}
                input={({ files }) => ({ ...NO_FILES, ...Object(files) })}
              >
                <Field
                  name="files"
                  label="证书文件"
                  help="选择压缩包里的 apiclient_cert.pem 和 apiclient_key.pem 两个文件；只做旧版接口的退款时，也可以选 apiclient_cert.p12"
                >
                  <CertificateFiles />
                </Field>
              </DialogButton>
              <GoButton label="接口版本与密钥" to={WAYS} call={configCalls.saveForm} />
            </div>
          </>
        )}
      </Loaded>
    </section>
  </Can>
);
