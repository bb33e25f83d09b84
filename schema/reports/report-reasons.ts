/** Why somebody reports a profile (R26), as it is stored and as people read it. */
export const reportReasons = {
  untrue: 'Something on it is not true',
  impersonation: 'It pretends to be somebody else',
  private: 'It says something private about me or somebody else',
  offensive: 'It is offensive or threatening',
  advertising: 'It is advertising or a fraud',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof reportReasons
export const maxReportLength = 2000
