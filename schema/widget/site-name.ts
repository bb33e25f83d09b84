/** Where somebody came from who used the widget; `site` is empty where its site is not known. */
export const fromSite = (site: string) => `from ${site || 'your agent on another site'}`
