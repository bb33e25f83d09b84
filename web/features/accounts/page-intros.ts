/** The text below a page's title, by its name in schema/paths.ts; its shell has it too, so that it is painted before the scripts are loaded. */
export const pageIntros = {
  login: 'Welcome back. Your profile, your stories and your dashboard are one step away.',
  setup: 'Five steps from what you have to a started profile. Nothing is sent before you complete it.',
  referenceForm:
    'Say what you saw of somebody’s work, in your own words. It takes ten to fifteen minutes, and what you write stays on this device until you send it.',
  verifyEmail: 'A press confirms that an address is yours. Opening this page does nothing by itself.',
  newEmail:
    'A press gives your account its new address, or its former one back. Opening this page does nothing by itself.',
  confirmReference:
    'One press says that an address is yours, or that a story happened as it is told. Opening this page does nothing by itself.',
  withdrawReference:
    'What you say as a referee stays yours: to read on this page, to take with you, to take back at any time, to have erased, or not to give at all.',
  openAccount:
    'Your plan is waiting for you. A password opens your account, and nothing else is asked for now.',
  cancelTrial:
    'You need no account to cancel, only this page and one press. Opening it does nothing by itself.',
  unsubscribe:
    'Mail that you can do without stops with one press. Mail that signs you in or confirms something comes either way.',
} as const
