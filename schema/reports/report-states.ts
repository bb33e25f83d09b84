export const reportStates = ['open', 'dismissed', 'taken down'] as const
export type ReportState = (typeof reportStates)[number]
