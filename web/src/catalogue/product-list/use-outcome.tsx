import { App } from 'antd';
import type { z } from 'zod';
import type { BulkOutcome } from '#contract/catalogue/product-bulk.ts';
import './product-list.css';

type Outcome = z.output<typeof BulkOutcome>;

/** Says which products an act over many left alone, and why. Silent when it did them all. */
export function useOutcome(verb: string) {
  const { modal } = App.useApp();
  return ({ matched, changed, refused }: Outcome) => {
    if (refused.length === 0) return;
    void modal.warning({
      title: `${verb}了 ${changed} 件，${matched - changed} 件没有${verb}`,
      width: 520,
      okText: '知道了',
      content: (
        <ul className="refused-products">
          {refused.map(({ id, storeName, reason }) => (
            <li key={id}>
              <strong>{storeName}</strong> {reason}
            </li>
          ))}
        </ul>
      ),
    });
  };
}
