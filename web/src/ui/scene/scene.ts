import { createContext, useContext } from 'react';
import type { Address } from './address.ts';
import type { Selection } from './selection.ts';

/** State that the parts of a list share. */
export interface Scene {
  address: Address;
  chosen: Selection;
  /** Noun whose labels its filters have. */
  noun?: string;
  /** Keys of the rows in sight, for what is asked of all of them at once. */
  keys?: readonly number[];
  /** Number of rows found; unknown until the answer to what is asked now is there. */
  total?: number;
}

const SceneContext = createContext<Scene | undefined>(undefined);

export const SceneProvider = SceneContext.Provider;

/** Undefined outside of lists. */
export const useOuterScene = (): Scene | undefined => useContext(SceneContext);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('filters, tabs and bulk buttons stand inside a list');
  return scene;
}
