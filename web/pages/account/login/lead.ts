/** What the sign-in says first; its shell says it too, so that it stands there before any script has come. */
export const loginLead = 'Welcome back. Your profile, your stories and your dashboard are one step away.'
