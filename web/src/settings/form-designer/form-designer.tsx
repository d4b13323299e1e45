import { Alert, Button, Drawer, Space } from 'antd';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePhone } from '#web/ui/index.ts';
import { Board } from './board.tsx';
import { BLANK_FORM } from './design/palette.ts';
import type { Design } from './design/design.ts';
import { DesignerProvider } from './designer-scene.ts';
import { JsonDrawer } from './json-drawer.tsx';
import { PalettePanel } from './palette-panel.tsx';
import { PropertyPanel } from './property-panel.tsx';
import { RunButton } from './run/run-button.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useDesign } from './use-design.ts';
import { useDragBoard } from './use-drag-board.ts';
import './form-designer.css';

export interface DesignerProps {
  /** JSON text of the form. */
  value?: string;
  onChange?: (content: string) => void;
}

const empty: Design = { root: BLANK_FORM, items: [], nextKey: 1, selected: undefined };

/** Puts the focus back to what changed the form, or to what is selected since. */
function useFocusKept() {
  const here = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const { current: button } = pressed;
    pressed.current = undefined;
    if (!button) return;
    if (button.isConnected && !button.matches(':disabled')) return button.focus();
    here.current?.querySelector<HTMLElement>('[data-selected] > .board-pick')?.focus();
  });
  return { here, hold: (button: HTMLElement) => void (pressed.current = button) };
}

// A box of a property is no box of the dialog around it: Enter saves nothing.
const stayOnEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

type DesignerSheet = 'palette' | 'properties' | 'json';

/** A form put together from its components: palette, board and properties; the board draws as staff will see it. */
export function FormDesigner({ value = '', onChange = () => {} }: DesignerProps) {
  const { design, change, replace, boxes, turns, undo, redo } = useDesign({ value, onChange });
  const { here, hold } = useFocusKept();
  const drag = useDragBoard(design ?? empty, change);
  const isPhone = usePhone();
  const [sheet, setSheet] = useState<DesignerSheet>();
  const close = () => setSheet(undefined);
  const act = (button: HTMLElement, next: Design) => {
    hold(button);
    change(next);
  };
  return (
    <DesignerProvider value={{ design: design ?? empty, change, act, drag, boxes, turns }}>
      <div className="form-designer" ref={here} role="presentation" onKeyDown={stayOnEnter}>
        {!isPhone && <PalettePanel />}
        <div className="designer-middle">
          <Space className="designer-tools" wrap>
            {isPhone && <Button onClick={() => setSheet('palette')}>添加组件</Button>}
            {isPhone && <Button onClick={() => setSheet('properties')}>属性</Button>}
            <StepButtons undo={undo} redo={redo} hold={hold} designer={here} />
            <Button onClick={() => setSheet('json')}>查看JSON</Button>
            <RunButton content={value} />
          </Space>
          <div className="designer-board" {...drag.rest}>
            {design ? (
              <Board items={design.items} empty="从左侧拖入或点选组件进行表单设计" />
            ) : (
              <Alert type="error" showIcon title="表单内容无法识别，请打开“查看JSON”修正" />
            )}
          </div>
        </div>
        {!isPhone && <PropertyPanel />}
      </div>
      {isPhone && (
        <>
          <Drawer open={sheet === 'palette'} placement="bottom" title="添加组件" onClose={close}>
            <PalettePanel onAdded={close} />
          </Drawer>
          <Drawer open={sheet === 'properties'} placement="bottom" title="属性" size="large" onClose={close}>
            <PropertyPanel />
          </Drawer>
        </>
      )}
      {sheet === 'json' && <JsonDrawer content={value} onApply={replace} onClose={close} />}
    </DesignerProvider>
  );
}
