/** What a referee reads before they confirm: a badge that was taken along keeps their name (R30). */
export const badgeNotice = (expert: string) =>
  `What you confirm also stands in the story’s badge: a signed copy that ${expert} can keep and pass on, with your name, role and company, the sentences and the day. You can take it back at any time. The badge is then revoked within a minute, and whoever checks it is told; copies that somebody already has keep your name.`

/** What a withdrawal or an erasure does to badges, before the press. */
export const badgesRevoked =
  'Every badge that names you is revoked, and whoever checks one is told; a copy already taken keeps your name.'
