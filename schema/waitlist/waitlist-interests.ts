/** What somebody on the waitlist may tick (account spec section 3). */
export const waitlistInterests = [
  'Positioning and messaging clarity',
  'Building thought leadership',
  'AI-powered personal branding',
  'Legacy content creation',
  'Systematic client attraction',
  'Professional storytelling',
  'Authority building strategies',
  'Network amplification',
  'Content packaging and distribution',
  'Personal brand monetization',
] as const
export type WaitlistInterest = (typeof waitlistInterests)[number]

/** How long the two texts of an entry may be. */
export const maxWaitlistTextLength = 2000
