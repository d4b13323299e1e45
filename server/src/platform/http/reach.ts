/** How clients reach the server, as the shop has set it. */
export interface Reach {
  /** Address of the server for other clients; empty for that of each request. */
  siteAddress(): Promise<string>;
  /** Origins of clients that are served from elsewhere. */
  origins(): Promise<readonly string[]>;
}
