/// <reference types="vite/client" />

// The package's own types describe the CommonJS build; bundlers take the other one.
declare module 'antd/es/locale/zh_CN.js' {
  import type { ConfigProviderProps } from 'antd';
  const locale: NonNullable<ConfigProviderProps['locale']>;
  export default locale;
}
