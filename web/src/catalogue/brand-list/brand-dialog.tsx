import { lazy } from 'react';
import { type Brand, brandCalls } from '#contract/catalogue/brands.ts';
import { DialogButton } from '#web/ui/index.ts';

const BrandFields = lazy(() => import('./brand-fields.tsx').then((module) => ({ default: module.BrandFields })));

const blank = { name: '', logo: '', initial: '', cateIds: [], story: '', sort: 0, isShow: true };

interface Props {
  label: string;
  /** The brand to change; none for a new one. */
  brand?: Brand;
  primary?: boolean;
  /** Repeats the dialog's own, where a row looks for it. */
  call?: typeof brandCalls.update;
}

/** Opens the dialog of a brand. */
export function BrandDialog({ label, brand, primary = false }: Props) {
  if (!brand)
    return (
      <DialogButton label={label} primary={primary} title="添加品牌" says="新增成功" call={brandCalls.save} start={blank}>
        <BrandFields />
      </DialogButton>
    );
  return (
    <DialogButton label={label} title="编辑品牌" says="编辑成功" call={brandCalls.update} start={brand}>
      <BrandFields />
    </DialogButton>
  );
}
