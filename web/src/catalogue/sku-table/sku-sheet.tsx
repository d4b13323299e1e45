import { Modal } from 'antd';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { CellKeys } from '#web/ui/grid/cell-keys.tsx';
import { SkuTable, type SkuTableProps } from './sku-table.tsx';

/** The SKU table over the whole window; both edit the same form values, so nothing has to be taken over. */
export function SkuSheet({ onClose, id, ref, ...table }: SkuTableProps & { onClose: () => void }) {
  useFocusBack();
  return (
    <Modal
      open
      className="sku-sheet"
      title={`规格明细 · ${table.value?.length ?? 0} 行`}
      footer={<CellKeys escape="收起" />}
      onCancel={onClose}
    >
      <SkuTable {...table} />
    </Modal>
  );
}
