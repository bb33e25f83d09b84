/** The longest texts of a profile, in characters, and its longest list of deliverables. */
export const longestPhone = 40
export const longestUrl = 300
export const mostDeliverables = 12

/** Whether this is the address of a page on the web. */
export const isWebAddress = (written: string) =>
  URL.canParse(written) && /^https?:$/.test(new URL(written).protocol) && new URL(written).host.includes('.')
