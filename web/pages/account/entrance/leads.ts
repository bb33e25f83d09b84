/** What a page that a mailed link opens says before it knows what the link is about; its shell says it too, before any script has come. */
export const leads = {
  referenceForm:
    'Say what you saw of somebody’s work, in your own words. It takes about three minutes, and what you write stays on this device until you send it.',
  confirmReference:
    'One press says that an address is yours, or that a story happened as it is told. Opening this page does nothing by itself.',
  withdrawReference:
    'What you say as a referee stays yours: to read on this page, to take with you, to take back at any time, to have erased, or not to give at all.',
  unsubscribe:
    'Mail that you can do without stops with one press. Mail that signs you in or confirms something comes either way.',
} as const
