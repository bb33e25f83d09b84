/** When the terms were last changed: their edition, which a registration is kept with. */
export const termsEdition = '2026-11-23T20:00:00.000Z'
