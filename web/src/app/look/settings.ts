import { create } from 'zustand';
import { DEFAULT_THEME } from './tokens.ts';

const KEY = 'layout-setting';

/** Preferences of the frame; the names are the wire's, the last two are ours. */
export interface Settings {
  theme: string;
  sideTheme: 'theme-dark' | 'theme-light';
  topNav: boolean;
  navIcon: boolean;
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  dynamicTitle: boolean;
  appearance: 'light' | 'dark' | 'system';
  sound: boolean;
}

export const defaults: Settings = {
  theme: DEFAULT_THEME,
  sideTheme: 'theme-dark',
  topNav: false,
  navIcon: true,
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  dynamicTitle: true,
  appearance: 'light',
  sound: false,
};

function saved(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept instanceof Object
      ? Object.fromEntries(Object.entries(kept).filter(([name, value]) => isChoice(name, value)))
      : {};
  } catch {
    return {};
  }
}

/** Another release may have kept other things under the same key. */
function isChoice(name: string, value: unknown): boolean {
  const fallback = Object.entries(defaults).find(([known]) => known === name)?.[1];
  if (name === 'theme') return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
  if (name === 'sideTheme') return value === 'theme-dark' || value === 'theme-light';
  if (name === 'appearance') return value === 'light' || value === 'dark' || value === 'system';
  return typeof value === typeof fallback;
}

/** Choices take effect at once and last until the page is closed; `saveSettings` keeps them, the appearance keeps itself. */
export const useSettings = create<Settings>(() => ({ ...defaults, ...saved() }));

export const choose = (choice: Partial<Settings>) => useSettings.setState(choice);

/** A look that follows the system turns dark with it at once. */
export const followSystem = () => window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => choose({}));
/** Light or dark is a matter of the eyes and of the hour: it is kept at once. */
export function chooseAppearance(appearance: Settings['appearance']): void {
  choose({ appearance });
  localStorage.setItem(KEY, JSON.stringify({ ...defaults, ...saved(), appearance }));
}

export const saveSettings = () => localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
export const forgetSettings = () => localStorage.removeItem(KEY);
