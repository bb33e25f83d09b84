export const widgetPositions = ['right', 'left'] as const
export type WidgetPosition = (typeof widgetPositions)[number]
export const widgetThemes = ['auto', 'light', 'dark'] as const
export type WidgetTheme = (typeof widgetThemes)[number]
export const maxWidgetGreetingLength = 60
export const maxDomains = 10
/** How many refused sites are kept for an owner. */
export const maxRefused = 50
/** Names the site of a visit in a call of the frame. */
export const visitHeader = 'X-Widget-Visit'
