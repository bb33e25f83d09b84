import { z } from 'zod'
import { email } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { typedLine, typedText } from '../text/typed.ts'

export const manners = ['plain', 'warm', 'brief'] as const
/** How an agent speaks. */
export type Manner = (typeof manners)[number]

const maxGreetingLength = 300
const maxSubjectLength = 80
const maxSubjects = 20

/** Body of PUT /api/agent-settings; what is absent stays. */
export const agentSettingsSchema = z.object({
  /** Subjects that the agent leaves alone. */
  avoid: z
    .array(typedLine().min(2, 'Please write a word or two').max(maxSubjectLength, tooLong(maxSubjectLength)))
    .max(maxSubjects, `${maxSubjects} subjects at most`)
    .optional(),
  /** Empty for the agent's usual first line. */
  greeting: typedText().max(maxGreetingLength, tooLong(maxGreetingLength)).optional(),
  manner: z.enum(manners).optional(),
  /** Where transcripts are to go, once its mailbox confirms it; empty for the owner's own address. */
  handOffEmail: z.union([z.literal(''), email('Please check the email address')]).optional(),
})
export type AgentSettingsEdit = z.output<typeof agentSettingsSchema>

/** What is known of the address for transcripts; only a confirmed one, or the owner's own, gets any. */
const handOffStates = ['own', 'waiting', 'expired', 'confirmed', 'barred', 'declined'] as const

/** Answer of GET and PUT /api/agent-settings. */
const agentSettingsAnswerSchema = z.object({
  avoid: z.array(z.string()),
  greeting: z.string(),
  manner: z.enum(manners),
  handOffEmail: z.string(),
  handOffState: z.enum(handOffStates),
  /** When the link that confirms the address ends; null where none is out. */
  handOffUntil: z.string().nullable(),
  /** Whether the plan lets the owner change them; without it none is used. */
  canTeach: z.boolean(),
})
export type AgentSettings = z.infer<typeof agentSettingsAnswerSchema>

/** Answer of POST /api/agent-settings/address/read: what a mailed link confirms. */
const handOffLinkSchema = z.object({
  email: z.string(),
  name: z.string(),
  profileUrl: z.string(),
  isPublic: z.boolean(),
})
export type HandOffLink = z.infer<typeof handOffLinkSchema>
