import { createContext, useContext } from 'react';
import type { Design } from './design/design.ts';
import type { useDesign } from './use-design.ts';
import type { DragBoard } from './use-drag-board.ts';

/** The form that is designed, and its one way to change. */
export interface DesignerScene extends Pick<ReturnType<typeof useDesign>, 'boxes' | 'turns'> {
  design: Design;
  change: (next: Design) => void;
  /** Changes it by a button, and keeps the focus there, or where the selection went. */
  act: (button: HTMLElement, next: Design) => void;
  drag: DragBoard;
}

const DesignerContext = createContext<DesignerScene | undefined>(undefined);

export const DesignerProvider = DesignerContext.Provider;

export function useDesigner(): DesignerScene {
  const scene = useContext(DesignerContext);
  if (!scene) throw new Error('the parts of a designer stand inside one');
  return scene;
}
