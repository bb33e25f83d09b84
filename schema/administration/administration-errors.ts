/** The errors of what only administrators do: HTTP status and the sentence that they read. */
export const administrationErrors = {
  REPORT_NOT_FOUND: [404, 'There is no such report. It was erased with its profile, or after its time.'],
  REPORT_DECIDED: [
    409,
    'Somebody decided on this report meanwhile, so nothing was changed. Please look at it again.',
  ],
  ACCOUNT_NOT_FOUND: [404, 'There is no such account here. It may have been erased meanwhile.'],
  OWN_ACCOUNT: [409, 'This is your own account, so another administrator has to do this.'],
  ADDRESS_BARRED: [
    409,
    'Mail to this address came back, or its reader called it unwanted, so we send it none. Lift that first.',
  ],
  ACCOUNT_SUSPENDED: [409, 'Nobody may sign in to this account at the moment. Restore it first.'],
  LINKS_SPENT: [
    429,
    'This address was sent as many links as we send in a day. The last one stands in its mailbox.',
  ],
  ADDRESS_MISTYPED: [409, 'That is not the address of this account, so nothing was erased.'],
  NOT_AN_OWNER: [
    409,
    'This account has no profile, so there is nothing to erase. Remove a validator instead.',
  ],
  VALIDATOR_NOT_FOUND: [404, 'There is no such validator. They may have been removed meanwhile.'],
  ALREADY_VALIDATOR: [409, 'There is a validator with this address already, who has signed in before.'],
  ADDRESS_OF_OWNER: [
    409,
    'This address has an account with a profile of its own, so it cannot validate. Please ask them for another address.',
  ],
  ADDRESS_OF_ADMINISTRATOR: [409, 'This address is an administrator’s, who may validate already.'],
  ORDER_CHANGED: [
    409,
    'This order has changed since the page was loaded, so nothing was done. Please look at it again.',
  ],
  REFUND_UNDER_WAY: [409, 'Another refund of this order is under way. Please wait until it is done.'],
  MONTH_NOT_REFUNDABLE: [
    409,
    'The money of this month went back already. If the bank sent it back to us, only the payment provider’s dashboard can refund it.',
  ],
  TASK_NOT_FAILED: [409, 'Somebody has tried this again meanwhile, or it is done. Please look at it again.'],
  JOB_RUNNING: [409, 'This job is running at this moment. Please wait until it is done.'],
  MAIL_NOT_FAILED: [409, 'This mail is on its way, was sent meanwhile, or cannot be sent any more.'],
  MAIL_UNDER_WAY: [409, 'This mail is being sent at this moment, or will be within two minutes.'],
  MAIL_BARRED: [
    409,
    'Nothing is sent to this address: mail to it came back, or its reader asked for no such mail.',
  ],
  PAYMENT_SETTLED: [409, 'Somebody has settled this payment meanwhile.'],
  PAYMENT_DISPUTED: [409, 'A bank asks for this payment back, so it cannot be refunded here.'],
  SPRINT_NOT_FOUND: [404, 'There is no such sprint.'],
  SPRINT_CHANGED: [
    409,
    'Somebody has changed the link of this sprint meanwhile, so nothing was saved. Please look at it again.',
  ],
} as const
