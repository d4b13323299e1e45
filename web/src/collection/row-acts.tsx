import { type DraftRow, draftCalls, draftStates } from '#contract/collection/drafts.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { GoButton, RunButton } from '#web/ui/index.ts';

const { addProduct, delete: remove, info } = draftCalls;
const formOf = (id: number) => `/store/list/crawingStore/${id}`;

/** Acts on a draft: until it is imported it is put right, then its product is looked at. */
export const rowActs = ({ id, status, productId }: DraftRow) => (
  <>
    {status === draftStates.imported ? (
      <GoButton label="查看商品" to={`/store/list/creatProduct/${productId}/1`} call={productCalls.info} />
    ) : (
      <GoButton label="完善资料" to={formOf(id)} call={addProduct} />
    )}
    <GoButton label="详情" to={`${formOf(id)}/1`} call={info} />
    <RunButton label="删除" call={remove} input={{ id }} danger />
  </>
);
