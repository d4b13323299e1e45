export const ARTICLES = '/content/articleManager';
export const NEW_ARTICLE = '/content/articleCreat';
export const formOf = (id: number) => `${NEW_ARTICLE}/${id}`;
