import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { Field, RecordSelect, needed } from '#web/ui/index.ts';
import { ComingDayInput } from '../coming-day-input.tsx';

/** Shops that are asked to quote, and until when. */
export const ShopsFields = () => (
  <>
    <Field name="shopIds" check={needed('请至少邀请一家店铺')} help="这些店铺看得到需求并各自报价，互相看不到报价">
      <RecordSelect
        many
        call={mallShopCalls.all}
        input={{}}
        rows={(open) => open}
        placeholder="选择店铺"
        none="没有营业中的店铺"
      />
    </Field>
    <Field name="quoteUntil" optional help="过了这一天店铺不能再报价；不填则一直可以报价">
      <ComingDayInput />
    </Field>
  </>
);
