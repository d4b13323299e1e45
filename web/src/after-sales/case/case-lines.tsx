import type { CaseInfo, CaseLine } from '#contract/after-sales/return-case-record.ts';
import { caseKinds } from '#contract/orders/return-case-enums.ts';
import { Picture } from '#web/ui/cells/picture.tsx';
import { timesText } from '#web/orders/order/index.ts';

/** "红,大 → 红,小"; the SKU alone where the same goods come anew. */
export const skuText = ({ sku, outSku }: Pick<CaseLine, 'sku' | 'outSku'>): string =>
  outSku === null || outSku === sku ? sku : `${sku || '默认'} → ${outSku}`;

const cameText = ({ received, sellable }: CaseLine): string => `收到 ${received} 件，可再卖 ${sellable} 件`;

/** Goods of a case: what comes back, what goes out for it, and what came. */
export const CaseLines = ({ of: { lines, kind, state } }: { of: Pick<CaseInfo, 'lines' | 'kind' | 'state'> }) => (
  <ul className="lines">
    {lines.map((line) => (
      <li key={line.id}>
        <Picture url={line.image} alt={line.productName} />
        <span className="line-name">
          {line.productName}
          {skuText(line) !== '' && <small className="under">{skuText(line)}</small>}
          {(state === 'received' || state === 'closed') && <small className="under">{cameText(line)}</small>}
        </span>
        <span className="figure quiet">
          {kind === caseKinds.exchange ? `× ${line.quantity}` : timesText(line.price, line.quantity)}
        </span>
      </li>
    ))}
  </ul>
);

/** "搪瓷杯 红,大 × 1、壶 × 2" */
export const goodsText = (lines: readonly CaseLine[]): string =>
  lines.map((line) => `${[line.productName, skuText(line)].filter(Boolean).join(' ')} × ${line.quantity}`).join('、');
