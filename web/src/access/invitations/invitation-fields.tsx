import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { operatorCalls } from '#contract/sellers/operators.ts';
import { Field, NumberField, RecordSelect, TextField, useMay } from '#web/ui/index.ts';
import { RoleBriefs } from '../role-select/role-briefs.tsx';
import { RoleChoice } from '../role-select/role-choice.tsx';

/** Shops and operators, for those who may bring people there. */
function PlaceFields() {
  const may = useMay();
  return (
    <>
      {may(shopStaffCalls.save) && may(mallShopCalls.all) && (
        <Field name="shopIds" optional help="角色只看自己店铺时要选，接受后就能看到这些店铺的商品和订单">
          <RecordSelect
            many
            call={mallShopCalls.all}
            input={{}}
            rows={(open) => open}
            placeholder="不限"
            none="没有营业中的店铺"
          />
        </Field>
      )}
      {may(operatorCalls.update) && may(operatorCalls.list) && (
        <Field name="operatorId" optional help="代运营公司的人选这里，看到的是这家公司运营的店铺">
          <RecordSelect
            allowClear
            call={operatorCalls.list}
            input={{ page: 1, limit: 100, status: true }}
            rows={({ list }) => list}
            placeholder="不属于运营商"
            none="没有启用的运营商"
          />
        </Field>
      )}
    </>
  );
}

/** Fields of an invitation; account and password are chosen by whoever accepts. */
export const InvitationFields = () => (
  <>
    <TextField name="realName" maxLength={16} placeholder="对方的姓名" />
    <Field name="roleIds" help={<RoleBriefs name="roleIds" />}>
      <RoleChoice />
    </Field>
    <PlaceFields />
    <div className="field-pair">
      <TextField name="phone" optional maxLength={11} inputMode="tel" placeholder="接收短信提醒时需要" />
      <TextField name="email" optional maxLength={254} inputMode="email" placeholder="不填则复制链接发给对方" />
    </div>
    <NumberField name="hours" suffix="小时" help="过期后链接不能再用，可以重新发送" />
  </>
);
