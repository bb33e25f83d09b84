/** Who answers whoever would like help, and when; `support` is the address of the house. */
export const whoHelps = (support: string) =>
  `A person, not an agent, writes to you from ${support} within two working days.`

/** What is said where a result may be shared with a sample profile (R2), beside the promise whose pages carry both. */
export const tryOutResult = 'This is a try-out with a sample profile: nobody will reply.'
