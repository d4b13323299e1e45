import { useState } from 'react';
import { TabStrip } from '#web/ui/index.ts';
import { ComponentProperties } from './component-properties.tsx';
import { changeRoot, itemAt } from './design/design.ts';
import { formProperties } from './design/properties.ts';
import { useDesigner } from './designer-scene.ts';
import { PropertyLine } from './property-line.tsx';

const tabs = [
  { value: 'item', label: '组件属性' },
  { value: 'form', label: '表单属性' },
];

/** Properties of the selected component, and of the whole form. */
export function PropertyPanel() {
  const { design, change, boxes } = useDesigner();
  const [tab, setTab] = useState('item');
  const item = itemAt(design, design.selected);
  return (
    <div className="designer-properties" role="presentation" {...boxes}>
      <TabStrip value={tab} items={tabs} onPick={(next) => setTab(String(next))} />
      <div className="properties">
        {tab === 'form' &&
          formProperties.map((property) => (
            <PropertyLine
              key={property.label}
              property={property}
              value={design.root[property.at[0] ?? '']}
              onChange={(value) => change(changeRoot(design, property.at[0] ?? '', value))}
            />
          ))}
        {tab === 'item' &&
          (item ? <ComponentProperties key={item.key} item={item} /> : <p className="board-empty">请先选中一个组件</p>)}
      </div>
    </div>
  );
}
