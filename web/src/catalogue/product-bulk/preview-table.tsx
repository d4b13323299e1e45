import { Alert } from 'antd';
import type { Answer } from '#contract/call.ts';
import type { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { RefusedRows } from './refused-rows.tsx';

type BulkPreview = Answer<typeof productBulkCalls.bulkPreview>;

const LINES_SHOWN = 4;

function summaryOf({ matched, changed, unchanged, refusedCount }: BulkPreview): string {
  const rest = [unchanged > 0 && `${unchanged} 件不需要改`, refusedCount > 0 && `${refusedCount} 件改不了`].filter(Boolean);
  return `共 ${matched} 件，将修改 ${changed} 件${rest.length > 0 ? `，${rest.join('，')}` : ''}`;
}

/** Old and new, product by product, before anything is changed. */
export function PreviewTable({ preview }: { preview: BulkPreview }) {
  const { rows, changed, refused, refusedCount } = preview;
  return (
    <>
      <Alert type={changed > 0 ? 'info' : 'warning'} showIcon title={summaryOf(preview)} />
      {refused.length > 0 && <RefusedRows rows={refused} total={refusedCount} />}
      {rows.length > 0 && (
        <div className="bulk-table" role="region" aria-label="修改前后对比">
          <table>
            <thead>
              <tr>
                <th scope="col">商品</th>
                <th scope="col">内容</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, storeName, lines }) => (
                <tr key={id}>
                  <th scope="row">{storeName}</th>
                  <td>
                    {lines.slice(0, LINES_SHOWN).map(({ label, before, after }) => (
                      <p key={label}>
                        {label} <del>{before || '空'}</del> → <ins>{after || '空'}</ins>
                      </p>
                    ))}
                    {lines.length > LINES_SHOWN && <small>{`等 ${lines.length} 项`}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {changed > rows.length && (
            <p className="bulk-note">{`只列出前 ${rows.length} 件，其余 ${changed - rows.length} 件同样修改。`}</p>
          )}
        </div>
      )}
    </>
  );
}
