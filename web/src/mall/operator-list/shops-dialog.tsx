import { type Operator, operatorCalls } from '#contract/sellers/operators.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { Field, RecordSelect } from '#web/ui/index.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';

interface Props {
  operator: Operator;
  onClose: () => void;
}

/** Shops of an operator, all at once. One that is closed stays among them, though it cannot be chosen. */
export const ShopsDialog = ({ operator: { id, name, shopIds, shops }, onClose }: Props) => (
  <FormDialog title={`绑定店铺：${name}`} call={operatorCalls.bindShops} start={{ id, shopIds }} onClose={onClose} says="已保存">
    <Field name="shopIds" optional help="一家店铺只属于一家运营商。运营商的账号看到的就是这些店铺。">
      <RecordSelect
        many
        call={mallShopCalls.all}
        input={{}}
        rows={(open) => [...open, ...shops.filter((own) => !open.some((each) => each.id === own.id))]}
        placeholder="选择店铺"
        none="没有营业中的店铺"
      />
    </Field>
  </FormDialog>
);
