import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** Fails without the page in its message. */
function plainError(message: string | null): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

/**
 * Switches off what testing tools note for failures that do not happen: a stack trace for each element that React creates, an
 * eighth of the time of tests, and the whole page in the message of each try of a query that waits. When such a query gives up,
 * its page is printed once. Neither has an option of its own.
 */
export function spareDiagnostics(): void {
  Object.defineProperty(Reflect.get(React, INTERNALS), 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
  configure(({ getElementError }) => ({
    // Parts of a screen are loaded when they are needed, on a machine that is busy with other tests.
    asyncUtilTimeout: 12_000,
    getElementError: (message, container) =>
      Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
        ? plainError(message)
        : getElementError(message, container),
  }));
}
