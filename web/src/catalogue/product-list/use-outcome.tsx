import { App } from 'antd';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import type { BulkOutcome } from '#contract/catalogue/bulk/product-bulk-runs.ts';
import { BULK_RUNS } from '../product/product-row.ts';
import './product-list.css';

type BulkOutcomeAnswer = z.output<typeof BulkOutcome>;

/** Says which products an act over many left alone, and why. Silent when it did them all. */
export function useOutcome(verb: string) {
  const { modal } = App.useApp();
  const navigate = useNavigate();
  return ({ matched, changed, refused, jobId }: BulkOutcomeAnswer) => {
    if (jobId !== null) {
      void modal.confirm({
        title: `正在${verb} ${matched} 件商品`,
        content: '商品较多，在后台进行，可以先做别的事。结果在“批量修改记录”里查看，24 小时内可以撤销。',
        okText: '查看进度',
        cancelText: '知道了',
        onOk: () => void navigate(BULK_RUNS),
      });
      return;
    }
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
