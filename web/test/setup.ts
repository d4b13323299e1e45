import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leave } from '#web/app/session/enter.ts';
import { prepareWindow } from './browser.ts';

/** Around every test of every file: files share a process, so each test starts with a new page and leaves nothing behind. */

// Parts of a screen are loaded when they are needed, on a machine that is busy with other tests.
configure({ asyncUtilTimeout: 12_000 });

const { fetch, WebSocket, XMLHttpRequest } = globalThis;
const problems: unknown[][] = [];

beforeEach(() => {
  problems.length = 0;
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
