import { ConfigProvider, Form } from 'antd';
import { useImperativeHandle, useRef } from 'react';
import { type FigureColumn, blankLine, figuresFor, problemsOf } from '../product/sku-lines.ts';
import { FigureInput } from '#web/ui/grid/figure-input.tsx';
import type { SkuInputProps } from './sku-input-props.ts';

const hints: Partial<Record<FigureColumn['field'], string>> = { otPrice: '不填则与售价相同', cost: '用户看不到' };

/** Prices, stock and numbers of a product without specifications. */
export function SingleSku({ id, value = [], onChange = () => {}, ref, isSub }: SkuInputProps) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const { status } = Form.Item.useStatus();
  const here = useRef<HTMLDivElement>(null);
  const [line = blankLine()] = value;
  const problems = status === 'error' ? problemsOf(line, isSub) : {};
  const focus = () => {
    const column = figuresFor(isSub).findIndex(({ field }) => problemsOf(line, isSub)[field] !== undefined);
    here.current?.querySelector<HTMLElement>(`[data-cell="0:${column}"]`)?.focus();
  };
  useImperativeHandle(ref, () => ({ focus, nativeElement: here.current }));
  return (
    <div id={id} className="single-sku" ref={here}>
      {figuresFor(isSub).map(({ field, label, kind, optional }, column) => (
        <label key={field} data-optional={optional}>
          <span>{label}</span>
          <FigureInput
            kind={kind}
            aria-label={label}
            data-cell={`0:${column}`}
            disabled={isFixed}
            value={line[field]}
            problem={problems[field]}
            placeholder={hints[field]}
            onChange={(figure) => onChange([{ ...line, [field]: figure }])}
          />
        </label>
      ))}
    </div>
  );
}
