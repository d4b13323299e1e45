import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leave } from '#web/app/session/enter.ts';
import { prepareWindow } from './browser.ts';
import { spareDiagnostics } from './spare-diagnostics.ts';
import { beginSteadyDay } from './steady-day.ts';

/** Around every test of every file: files share a process, so each test starts with a new page and leaves nothing behind. */

spareDiagnostics();
beginSteadyDay();

const { fetch, WebSocket, XMLHttpRequest } = globalThis;
const problems: unknown[][] = [];

beforeEach(() => {
  problems.length = 0;
  beginSteadyDay();
  prepareWindow();
  console.error = (...said) => problems.push(said);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  leave();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(globalThis, { fetch, WebSocket, XMLHttpRequest });
  // A module of the next file may look at the window while it is loaded.
  prepareWindow();
  expect(problems).toEqual([]);
});
