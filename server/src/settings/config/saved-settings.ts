/** Job that follows a save, with the keys of what was saved; the services that are set up by them are checked then. */
export const savedSettings = { name: 'config.saved', label: '检测改过设置的外部服务' } as const;
