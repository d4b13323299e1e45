import type { Operator } from '#contract/sellers/operators.ts';
import { AdministratorsSelect } from '#web/access/administrator-select/index.tsx';
import { Field, MoneyInput, TextField } from '#web/ui/index.ts';

const ACCOUNTS = '角色的数据范围是“只看自己店铺的商品和订单”的人，登录后只看到这家运营商的店铺。停用运营商时，这些账号一并停用。';

/** Fields of an operator; `people` are its accounts so far. */
export const OperatorFields = ({ people }: { people: Operator['admins'] }) => (
  <>
    <TextField name="name" showCount placeholder="请输入运营商名称" />
    <div className="field-pair">
      <TextField name="contact" />
      <TextField name="phone" maxLength={18} inputMode="tel" placeholder="手机号或座机号" />
    </div>
    <TextField name="creditCode" maxLength={18} placeholder="18 位" />
    <TextField name="railUnits" placeholder="如：上海局、杭州工务段" />
    <Field name="shareRate" help="店铺佣金里分给运营商的比例">
      <MoneyInput unit="%" max="100" />
    </Field>
    <Field name="adminIds" optional help={ACCOUNTS}>
      <AdministratorsSelect known={people} />
    </Field>
    <TextField name="remark" rows={2} showCount />
  </>
);
