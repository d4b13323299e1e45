import { useQuery } from '@tanstack/react-query';
import { Modal, Radio } from 'antd';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabWords, productTabs } from '#contract/catalogue/product-tabs.ts';
import { Empty, Failing, Signal, TextFilter, listOf, picture, usePhone, yuan } from '#web/ui/index.ts';
import type { TitledColumn } from '#web/ui/scene/column.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { ListCards } from '#web/ui/list/list-cards.tsx';
import { ListTable } from '#web/ui/list/list-table.tsx';
import { Pager } from '#web/ui/list-parts/pager.tsx';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { CategoryFilter } from '../product-list/category-filter.tsx';
import { type KnownProduct, type PickedProduct, usePicks } from './picks.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { focusSearch } from '#web/ui/pickers/focus-search.ts';
import { pickByRow } from '#web/ui/pickers/pick-by-row.ts';
import { useDialogAddress } from '#web/ui/pickers/use-dialog-address.ts';
import '#web/ui/form/form.css';
import '#web/ui/list-parts/list.css';
import '#web/ui/pickers/pickers.css';

interface Shared {
  /** Products picked already. */
  start?: readonly KnownProduct[];
  /** Lists the warehouse as well, each product with its state; only what is on sale by default. */
  ofAll?: boolean;
  onClose: () => void;
}
/** Several at a time; otherwise choosing one is all there is to do, and its whole row is handed over. */
type Props = Shared &
  (
    | { many: boolean; onPick: (products: readonly KnownProduct[]) => void }
    | { many?: false; onPick: (products: readonly PickedProduct[]) => void }
  );

const SIZES = [10, 20, 30, 40];
const { live, onSale, warehouse } = productTabs;
const firstOf = (type: number) => ({ page: '1', limit: '10', type: String(type) });
const [firstOfAll, firstOnSale] = [firstOf(live), firstOf(onSale)];
const nothing: readonly KnownProduct[] = [];

const shared: readonly TitledColumn<PickedProduct>[] = [
  { title: 'ID', field: 'id', width: 72 },
  { title: '商品图', field: 'image', show: picture },
  { title: '商品名称', field: 'storeName', width: 288, card: 'title', opens: true },
  { title: '售价', field: 'price', show: yuan },
  { title: '库存', field: 'stock', width: 72, align: 'right' },
  { title: '商品分类', field: 'cateValues', width: 144, show: (names) => names.split(',').join('、') },
];

const stateColumn: TitledColumn<PickedProduct> = {
  title: '状态',
  field: 'isShow',
  width: 88,
  show: (isShow) => <Signal of={isShow ? 'done' : 'rest'}>{productTabWords[isShow ? onSale : warehouse]}</Signal>,
};

const choiceColumn = (keys: ReadonlySet<number>, pick: (product: PickedProduct) => void): TitledColumn<PickedProduct> => ({
  title: '选择',
  field: 'id',
  width: 56,
  card: 'status',
  show: (id, product) => <Radio aria-label={`选择${product.storeName}`} checked={keys.has(id)} onChange={() => pick(product)} />,
});

/** Products to pick from: one, at a click, or several from as many pages as it takes. */
export function ProductPicker(props: Props) {
  const { many = false, start = nothing, ofAll = false, onClose } = props;
  useFocusBack();
  const isPhone = usePhone();
  const address = useDialogAddress(ofAll ? firstOfAll : firstOnSale);
  const query = useQuery(listOf(productCalls.list, inputOf(productCalls.list, address)));
  const rows = query.data?.list;
  const { picks, chosen } = usePicks(start, rows ?? nothing);
  const take = (product: PickedProduct) => {
    props.onPick([product]);
    onClose();
  };
  const finish = () => {
    if (props.many) props.onPick(picks);
    onClose();
  };
  const open = (key: number) => {
    if (many) return chosen.toggle(key);
    const product = rows?.find(({ id }) => id === key);
    if (product) take(product);
  };
  const isSearching = address.get('keywords') !== '' || address.get('cateId') !== '';
  const List = isPhone ? ListCards : ListTable;
  const columns = ofAll ? [...shared, stateColumn] : shared;
  const none = ofAll ? '还没有商品，请先添加商品' : '没有出售中的商品，请先上架商品';
  return (
    <Modal
      open
      className="form-dialog"
      title="商品列表"
      width={896}
      okText={`确定${picks.length > 0 ? `（${picks.length}）` : ''}`}
      cancelText="取消"
      afterOpenChange={focusSearch}
      onOk={finish}
      onCancel={onClose}
      {...(many ? {} : { footer: null })}
    >
      <SceneProvider value={{ address, chosen }}>
        <div {...pickByRow(open)}>
          <div className="filters" role="search">
            <CategoryFilter name="cateId" label="商品分类" />
            <TextFilter name="keywords" label="商品搜索" placeholder="商品名称、关键字或 ID" />
          </div>
          {query.error && <Failing error={query.error} again={() => void query.refetch()} isOver={rows !== undefined} />}
          {(!query.error || rows) && (
            <List
              noun="product"
              lines={rows ? rows.map((row) => ({ key: row.id, row })) : skeleton}
              columns={many ? columns : [choiceColumn(chosen.keys, take), ...columns]}
              chosen={many ? chosen : undefined}
              isOld={query.isPlaceholderData}
              empty={<Empty says={isSearching ? '没有符合条件的商品' : none} />}
              rowActions={undefined}
              open={open}
              expand={undefined}
              onWidth={() => {}}
            />
          )}
          {query.data && query.data.total > 0 && <Pager of={query.data} sizes={SIZES} simple={isPhone} />}
        </div>
      </SceneProvider>
    </Modal>
  );
}

const skeleton = Array.from({ length: 6 }, (_, index) => ({ key: -index - 1, row: undefined }));
