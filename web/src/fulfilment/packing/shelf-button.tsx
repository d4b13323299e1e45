import { SHELF_MAX } from '#contract/catalogue/product-draft.ts';
import { shelfCalls } from '#contract/catalogue/shelves.ts';
import type { PickLine } from '#contract/fulfilment/packing.ts';
import { SlotProvider } from '#web/ui/action/slot.tsx';
import { DialogButton, TextField } from '#web/ui/index.ts';

/** Place of a SKU, which a person who finds it elsewhere corrects. */
export const ShelfButton = ({ of: { skuId, shelf, productName } }: { of: PickLine }) => (
  <SlotProvider value="row">
    <DialogButton
      label={shelf === '' ? '记货位' : shelf}
      title={`${productName}的货位`}
      call={shelfCalls.setShelf}
      start={{ skuId, shelf }}
      touches={['order']}
      width={400}
    >
      <TextField name="shelf" label="货位" help="如 A-03-2；留空表示没有货位" maxLength={SHELF_MAX} placeholder="请输入货位" />
    </DialogButton>
  </SlotProvider>
);
