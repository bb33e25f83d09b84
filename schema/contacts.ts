import { brand } from './brand.ts'
import { paths } from './paths.ts'

/** Where people find us (R28). The build puts the variables of the environment in; unset, each leads somewhere real. */
export const contacts = {
  /** An e-mail address; a deployment without one is written to at its own host. */
  support: process.env.SUPPORT_EMAIL || 'hello@rembrandt.localhost',
  /** Where a discussion call is booked: a whole address, or the coach's page here. */
  bookingPage: process.env.BOOKING_PAGE || paths.booking.href('adaeze-whitcombe'),
  socialPage:
    process.env.SOCIAL_PAGE || `https://www.linkedin.com/search/results/companies/?keywords=${brand.name}`,
} as const
