import { create } from 'zustand';

export interface Fault {
  message: string;
  stack: string;
  /** Place it was caught at. */
  info: string;
  url: string;
}

const MOST = 100;

export const useFaults = create<{ faults: readonly Fault[] }>(() => ({ faults: [] }));

export function keepFault(error: unknown, info: string): void {
  const fault = {
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? (error.stack ?? '') : '',
    info,
    url: location.href,
  };
  useFaults.setState(({ faults }) => ({ faults: [fault, ...faults].slice(0, MOST) }));
}

export const clearFaults = () => useFaults.setState({ faults: [] });

/** Keeps what goes wrong outside React too. */
export function keepErrors(): void {
  window.addEventListener('error', ({ error, message }) => keepFault(error ?? message, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => keepFault(reason, 'promise'));
}
