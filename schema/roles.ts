/** What an account may do; who validates is a `validator`, an *agent* is always the AI agent. */
export const roles = ['owner', 'validator', 'admin'] as const
export type Role = (typeof roles)[number]
