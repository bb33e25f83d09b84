import { z } from 'zod'
import { calledProfileSchema } from '../profiles/profiles.ts'
import { tooLong } from '../text/too-long.ts'
import { typedLine } from '../text/typed.ts'
import { contrastOf } from './contrast.ts'
import { maxDomains, maxWidgetGreetingLength, widgetPositions, widgetThemes } from './widget-options.ts'

const white = '#ffffff'
/** WCAG 2.2 AA for text. */
const minContrast = 4.5

/** Body of PUT /api/widget-settings; what is absent stays. */
export const widgetSettingsSchema = z
  .object({
    /** Origins, hosts or host:port; kept as origins. */
    domains: z.array(z.string().trim().min(1).max(260)).max(maxDomains, `${maxDomains} sites at most`),
    /** `#rrggbb` below white text; empty for the product's own. */
    accent: z.union([
      z.literal(''),
      z
        .string()
        .toLowerCase()
        .regex(/^#[0-9a-f]{6}$/, 'Please write a colour as # and six digits')
        .refine(
          (accent) => contrastOf(accent, white) >= minContrast,
          'White text cannot be read on this colour. Please choose a darker one',
        ),
    ]),
    position: z.enum(widgetPositions),
    /** What the launcher says; empty for the usual words. */
    greeting: typedLine().max(maxWidgetGreetingLength, tooLong(maxWidgetGreetingLength)),
    theme: z.enum(widgetThemes),
  })
  .partial()
export type WidgetSettingsEdit = z.output<typeof widgetSettingsSchema>

/** Answer of GET and PUT /api/widget-settings. */
export type WidgetSettings = Required<WidgetSettingsEdit> & {
  /** Sites that asked for the widget and are not allowed, the latest first. */
  refused: { origin: string; count: number; lastAt: string }[]
  /** Whether the plan lets the owner change them; without it no site shows the widget. */
  isUnlocked: boolean
}

/** Body of POST /api/widget/ticket; the browser names the site. */
export const ticketSchema = z.object({ profileUrl: calledProfileSchema })
