/** Screen of collected products, and the draft form below it. */
export const DRAFTS = '/store/list/crawingStore';
export const draftAt = (id: number): string => `${DRAFTS}/${id}`;

/** Screen of the account at 国铁商城. */
export const ACCOUNT = '/guotie/login';
