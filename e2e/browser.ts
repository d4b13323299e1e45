import { type LaunchOptions, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { ensureChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browser: string;
  }
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium; it asks nobody but the page's own server. */
export const launchOptions = (): LaunchOptions => ({ executablePath: ensureChromium(), args: FLAGS });

/** Browser of the whole run; every file connects to it. */
export default async function setup(project: TestProject) {
  const server = await chromium.launchServer(launchOptions());
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
