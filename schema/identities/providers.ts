/** Whose sign-in an account may be joined to, with the names that people know. */
export const providers = { google: 'Google', linkedin: 'LinkedIn' } as const
export type Provider = keyof typeof providers

export const providerNames = Object.keys(providers) as [Provider, ...Provider[]]
