import { type Browser, chromium } from 'playwright-core';
import { ensureChromium } from './chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the system's Chromium; it asks nobody but the page's own server. */
export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
