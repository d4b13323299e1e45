declare module 'jsdom' {
  /** A page as a browser reads it; scripts in it do not run. */
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
