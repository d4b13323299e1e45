import { Button, Select } from 'antd';
import { Suspense, useState } from 'react';
import { productCalls } from '#contract/catalogue/products.ts';
import type { CollectedItem, SkuMatch } from '#contract/collection/collected-order-record.ts';
import { ProductPicker } from '#web/catalogue/product-picker/index.ts';
import { Picture, yuanText } from '#web/ui/index.ts';
import { run } from '#web/ui/wire/index.ts';
import { report } from '#web/ui/wire/report.ts';

interface Match {
  externalSku: string;
  attrValueId: number | null;
}

interface Props {
  id?: string;
  lines: readonly CollectedItem[];
  readOnly: boolean;
  value?: readonly Match[];
  onChange?: (matches: Match[]) => void;
}

type Choosable = Omit<SkuMatch, 'image'>;

async function skusOf(productId: number): Promise<Choosable[]> {
  const { storeName, attrValue } = await run(productCalls.info, { id: productId });
  return attrValue.map(({ id: attrValueId, suk, price, stock }) => ({ productId, attrValueId, storeName, suk, price, stock }));
}

const labelOf = ({ storeName, suk, stock }: Choosable) => `${storeName} ${suk} · 库存 ${stock}`;

interface LineProps {
  line: CollectedItem;
  chosen: number | null;
  readOnly: boolean;
  onChoose: (attrValueId: number | null) => void;
}

function MatchLine({ line, chosen, readOnly, onChoose }: LineProps) {
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<readonly Choosable[]>([]);
  const known = [...(line.match ? [line.match] : []), ...line.suggestions, ...picked];
  const options = [
    ...new Map(known.map((each) => [each.attrValueId, { value: each.attrValueId, label: labelOf(each) }])).values(),
  ];
  const pick = async (productId: number) => {
    try {
      const skus = await skusOf(productId);
      setPicked(skus);
      onChoose((skus.find(({ suk }) => suk === line.spec) ?? skus[0])?.attrValueId ?? null);
    } catch (error) {
      report(error, 'act');
    }
  };
  return (
    <li>
      {line.match && line.match.attrValueId === chosen && <Picture url={line.match.image} alt={line.match.storeName} />}
      <span className="match-line">
        <strong>{line.name}</strong>
        <small>{`${line.spec} ${yuanText(line.price)} × ${line.num}`}</small>
      </span>
      <Select
        aria-label={`${line.name} ${line.spec}的匹配`}
        className="match-select"
        placeholder={line.suggestions.length > 0 ? '请选择，已按名称列出' : '请选择店里的商品'}
        allowClear
        disabled={readOnly}
        value={chosen}
        options={options}
        onChange={(attrValueId?: number | null) => onChoose(attrValueId ?? null)}
      />
      {readOnly || <Button onClick={() => setPicking(true)}>选择商品</Button>}
      <Suspense>
        {isPicking && (
          <ProductPicker ofAll onPick={([product]) => product && void pick(product.id)} onClose={() => setPicking(false)} />
        )}
      </Suspense>
    </li>
  );
}

/** Lines of an outside order, each with the SKU of ours that it is. */
export function MatchInput({ id, lines, readOnly, value = [], onChange }: Props) {
  const chosenOf = (externalSku: string) => value.find((match) => match.externalSku === externalSku)?.attrValueId ?? null;
  const choose = (externalSku: string, attrValueId: number | null) =>
    onChange?.([...value.filter((match) => match.externalSku !== externalSku), { externalSku, attrValueId }]);
  return (
    <ul id={id} className="match-lines" aria-label="商品">
      {lines.map((line) => (
        <MatchLine
          key={`${line.externalSku} ${line.price}`}
          line={line}
          chosen={chosenOf(line.externalSku)}
          readOnly={readOnly}
          onChoose={(attrValueId) => choose(line.externalSku, attrValueId)}
        />
      ))}
    </ul>
  );
}
