/** Who answers whoever would like help, and when; `support` is the address of the house. */
export const whoHelps = (support: string) =>
  `A person, not an agent, writes to you from ${support} within two working days.`
