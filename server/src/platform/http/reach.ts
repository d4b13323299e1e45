/** How clients reach the server, as the shop has set it. */
export interface Reach {
  /** Path that the shop is served below, such as `/shop`; blank at the top of its host. */
  readonly basePath: string;
  /** Address of the server for other clients; empty for that of each request. */
  siteAddress(): Promise<string>;
  /** Origins of clients that are served from elsewhere. */
  origins(): Promise<readonly string[]>;
}
