/** Who answers a request for help, and when; `support` is the operator's address. */
export const whoHelps = (support: string) =>
  `A person, not an agent, writes to you from ${support} within two working days.`
