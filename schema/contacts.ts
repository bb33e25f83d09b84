import { brand } from './brand.ts'

const support = process.env.SUPPORT_EMAIL || 'hello@rembrandt.localhost'

/** Contacts of the operator (R28), from the build's environment, with defaults that work. */
export const contacts = {
  /** A mail address; by default at the deployment's own host. */
  support,
  /** How to begin a call with the operator: the booking page, or a mail. */
  call: process.env.BOOKING_PAGE || `mailto:${support}`,
  /** The operator's legal name: a person or a company. */
  operator: process.env.OPERATOR_NAME || brand.name,
  /** The postal address and other legal notices; empty where none is set. */
  operatorAddress: process.env.OPERATOR_ADDRESS || '',
  socialPage:
    process.env.SOCIAL_PAGE || `https://www.linkedin.com/search/results/companies/?keywords=${brand.name}`,
} as const
