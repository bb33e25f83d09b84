/** The steps of the form, in order (public spec 2.8). */
export const formLabels = [
  'Contact Info',
  'Starting Point',
  'Identity (Love)',
  'Intention (Hope)',
  'Impact (Faith)',
  'AI Readiness',
  'Pain Points',
  'Final Details',
] as const
