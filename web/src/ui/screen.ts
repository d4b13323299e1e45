import type { ComponentType } from 'react';
import type { Permission } from '#contract/call.ts';

/** A route of the product, declared in its domain's `routes.tsx`. */
export interface Screen {
  path: string;
  /** Address by which other clients, and menus made for them, know the page; it opens there too. */
  alsoAt?: string;
  title: string;
  /** Title for an address that has a say in it; the record itself is named by the page. */
  titleOf?: (params: Readonly<Record<string, string | undefined>>) => string;
  /** Permission, or one of several, without which nobody reaches the screen: by name, so that the menu loads no contract. */
  needs?: Permission | readonly Permission[];
  /** Address of the entry that is lit in the menu, for a screen that has none of its own. */
  under?: string;
  /** Made for the phone: keeps its place on small screens. */
  phone?: boolean;
  /** `bare` stands outside the shell's frame. */
  layout?: 'shell' | 'bare';
  load: () => Promise<ComponentType>;
}
