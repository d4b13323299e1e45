/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The one value that opens the hidden console; without it nothing does. */
  readonly VITE_VCONSOLE?: string;
}

// The package's own types describe the CommonJS build; bundlers take the other one.
declare module 'antd/es/locale/zh_CN.js' {
  import type { ConfigProviderProps } from 'antd';
  const locale: NonNullable<ConfigProviderProps['locale']>;
  export default locale;
}
