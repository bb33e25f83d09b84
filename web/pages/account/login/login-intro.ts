/** The first text of the sign-in page, also in its shell, so that it is painted before the scripts are loaded. */
export const loginIntro = 'Welcome back. Your profile, your stories and your dashboard are one step away.'
