import { lazy } from 'react';
import { type Shop, shopCalls } from '#contract/catalogue/shops.ts';
import { DialogButton } from '#web/ui/index.ts';

const ShopFields = lazy(() => import('./shop-fields.tsx').then((module) => ({ default: module.ShopFields })));

const texts = { name: '', logo: '', sourceUrl: '', contact: '', phone: '', intro: '' };
const blank = { ...texts, platform: '', commissionRate: 0, sort: 0, status: true };

interface Props {
  label: string;
  /** The shop to change; none for a new one. */
  shop?: Shop;
  primary?: boolean;
  /** Repeats the dialog's own, where a row looks for it. */
  call?: typeof shopCalls.update;
}

/** Opens the dialog of a shop. */
export function ShopDialog({ label, shop, primary = false }: Props) {
  if (!shop)
    return (
      <DialogButton label={label} primary={primary} title="添加店铺" says="新增成功" call={shopCalls.save} start={blank}>
        <ShopFields />
      </DialogButton>
    );
  return (
    <DialogButton label={label} title="编辑店铺" says="编辑成功" call={shopCalls.update} start={shop}>
      <ShopFields />
    </DialogButton>
  );
}
