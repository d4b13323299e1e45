import { create } from 'zustand';

export type Panel = 'finder' | 'settings' | 'keys' | 'faults' | 'notices';

/** The panels that open over everything, one at a time. */
export const usePanel = create<{ shown: Panel | undefined }>(() => ({ shown: undefined }));

export const open = (shown: Panel) => usePanel.setState({ shown });
export const close = () => usePanel.setState({ shown: undefined });
