import { productCalls } from '#contract/catalogue/products.ts';
import { productTabWords, productTabs } from '#contract/catalogue/product-tabs.ts';
import { useCall } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';

const { onSale, warehouse, bin, live } = productTabs;

/** Number of products of another tab that match the same filters, as the way there. */
function FoundIn({ tab }: { tab: number }) {
  const { address } = useScene();
  const input = { ...inputOf(productCalls.list, address), type: tab, page: 1, limit: 1 };
  const { data } = useCall(productCalls.list, input);
  if (!data || data.total === 0) return null;
  return (
    <button type="button" className="cell-open" onClick={() => address.set({ type: String(tab) })}>
      {`${productTabWords[tab] ?? ''}有 ${data.total} 件`}
    </button>
  );
}

/** The tabs in which the filters do find something. Every product is in one of these three, and 全部 is the first two. */
export function MatchesInOtherTabs() {
  const here = Number(useScene().address.get('type'));
  const others = here === live ? [bin] : [onSale, warehouse, bin].filter((tab) => tab !== here);
  return others.map((tab) => <FoundIn key={tab} tab={tab} />);
}

/** Finds elsewhere, beside those of the search here. */
export function OtherMatches() {
  const { address, total = 0 } = useScene();
  if (total === 0 || address.get('keywords') === '') return null;
  return (
    <p className="found-beside" aria-label="其他位置">
      <MatchesInOtherTabs />
    </p>
  );
}
