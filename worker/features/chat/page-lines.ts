import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { profileFields } from '#schema/profiles/profile-fields.ts'
import { inOneLine } from '#schema/text/typed.ts'

type PageLine = { field: string; text: string }

/** What the page says outside its stories, a line for each filled field and each referee's words. */
export const pageLinesOf = (profile: PublicProfile): PageLine[] => [
  ...headLines(profile),
  ...refereeLines(profile),
]

/** A line for each filled field of the page. */
export const headLines = (profile: PublicProfile): PageLine[] =>
  profileFields
    .map(({ agentLabel, textsOf }) => ({
      field: agentLabel,
      text: inOneLine(textsOf(profile).filter(Boolean).join('; ')),
    }))
    .filter(({ text }) => text)

/** A line for the words of each referee; who said them may take them back, so that the field names nobody. */
export const refereeLines = ({ references }: PublicProfile): PageLine[] =>
  references.map(({ name, role, company, feedback }) => ({
    field: 'What referees say',
    text: inOneLine(`${name}, ${role}, ${company}: "${feedback}"`),
  }))
