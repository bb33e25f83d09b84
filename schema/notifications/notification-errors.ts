/** The errors of notifications: HTTP status and the sentence that people read. */
export const notificationErrors = {
  PUSH_IS_OFF: [
    409,
    'This site sends no notifications to devices at the moment. Mail reaches you as always.',
  ],
  NOT_A_PUSH_SERVICE: [
    400,
    'Your browser named an address for notifications that we do not know, so nothing was switched on.',
  ],
  PUSH_SUBSCRIPTIONS_FULL: [
    409,
    'Notifications are on for 20 devices, and that is as many as we keep. Please remove one that you no longer use.',
  ],
  PUSH_SUBSCRIPTION_NOT_FOUND: [
    404,
    'Notifications are not on for this device any more. They may have been switched off meanwhile.',
  ],
  PUSH_NOT_TAKEN: [
    502,
    'The service that brings notifications to this device did not take this one. Please try again in a few minutes.',
  ],
} as const
