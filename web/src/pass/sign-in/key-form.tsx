import { Input } from 'antd';
import { passKeyCalls } from '#contract/services/pass/account.ts';
import { Field, FormPage, Loaded, TextField, useMay } from '#web/ui/index.ts';

/** Application key of the platform's second generation, which counts before an account. */
export function KeyForm() {
  const may = useMay();
  if (!may(passKeyCalls.appGet)) return null;
  return (
    <div className="pass-card">
      <h2>应用密钥</h2>
      <p className="pass-about">
        新版一号通不用账号密码，在一号通网站的“应用管理”里取得密钥填在这里。保存时先到一号通验证，之后改用密钥接入，原来登录的账号会退出；套餐购买和资料修改在一号通网站办理。
      </p>
      <Loaded call={passKeyCalls.appGet} input={{}}>
        {(key) => (
          <FormPage
            isPart
            title="应用密钥"
            layout="vertical"
            call={passKeyCalls.appSave}
            start={key ?? {}}
            says="密钥验证通过，已保存"
            touches={['outside_service']}
          >
            <TextField name="accessKey" autoComplete="off" spellCheck={false} />
            <Field name="secretKey" help="保存后不再显示，只能重新填写">
              <Input.Password autoComplete="new-password" maxLength={255} visibilityToggle={false} />
            </Field>
          </FormPage>
        )}
      </Loaded>
    </div>
  );
}
