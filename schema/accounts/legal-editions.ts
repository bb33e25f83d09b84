/** When the terms were last changed; stored with a registration. */
export const termsEdition = '2026-11-23T20:00:00.000Z'
