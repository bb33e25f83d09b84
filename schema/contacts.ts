import { brand } from './brand.ts'

const support = process.env.SUPPORT_EMAIL || 'hello@rembrandt.localhost'

/** Where people find us (R28). The build puts the variables of the environment in; what is unset has a default that works. */
export const contacts = {
  /** An e-mail address; a deployment without one is written to at its own host. */
  support,
  /** Where a call with the house itself begins: at its booking page, or with a message where there is none. */
  call: process.env.BOOKING_PAGE || `mailto:${support}`,
  /** Who runs this, as the law wants them named: a person or a company. */
  operator: process.env.OPERATOR_NAME || brand.name,
  /** Their postal address and whatever else must stand beside the name; empty where none is set. */
  operatorAddress: process.env.OPERATOR_ADDRESS || '',
  socialPage:
    process.env.SOCIAL_PAGE || `https://www.linkedin.com/search/results/companies/?keywords=${brand.name}`,
} as const
