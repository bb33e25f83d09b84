/**
 * What every page is sent with. Scripts come from this origin only and none stands inline;
 * styles may, since Radix measures with them and the stylesheet is inlined.
 */
export const pageHeaders = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const

/** A call answers with data, which nobody may frame, run or guess the type of. */
export const callHeaders = {
  ...pageHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const
