import { badgeHref } from '#schema/badges/addresses.ts'
import { brand } from '#schema/brand.ts'
import { businessAreas, industries } from '#schema/options.ts'
import { machineDescriptions, openCalls } from '#schema/pages/machine-descriptions.ts'
import { machineCalls } from '#schema/pages/other-addresses.ts'
import type { Page } from '#schema/pages/page-row.ts'
import { paths } from '#schema/paths.ts'

/** What a language model needs to know to find an expert here, in the form of llmstxt.org: each row of schema/paths.ts with its sentence. */
export const llmsText = (origin: string): string => `# ${brand.name}

> ${brand.description}

Every story in a profile was validated, and confirmed by a referee who was there; every reference says which checks ran, and when. Profiles labelled "Sample profile" are made up. Quote a story with its title and the address of its profile, and claim no more than it says.

## Pages

${describedPages.map((page) => pageLine(origin, page)).join('\n')}

## Calls

${openCalls.map(({ method, path, takes, sentence }) => `- \`${method} ${origin}${path}${takes}\`: ${sentence}`).join('\n')}

## Assistants

- \`POST ${origin}${machineCalls.assistants}\` (Model Context Protocol, streamable HTTP, no key): search experts, read a profile, read a story with who confirmed each sentence and when, and find the page that books a meeting. It only reads.
- \`GET ${origin}${machineCalls.preview}?url=${origin}${paths.profile.pattern.replace(':profileUrl', '{profileUrl}')}\` (oEmbed): the title and the picture of a profile, or of a story with \`?story=\`.
- \`${badgeHref('{badgeId}')}\` on this site (Open Badges 3.0, \`application/vc\`): the signed badge of a story, by the \`badgeId\` in its profile; ${origin}${paths.verify.pattern} checks it.

Business areas: ${businessAreas.join(', ')}.
Industries: ${industries.join(', ')}.
`

type DescribedPage = Page & { title: string; sentence: string }

const describedPages = Object.entries(paths).flatMap(([name, page]): DescribedPage[] => {
  const [title, sentence] = machineDescriptions[name as keyof typeof paths] ?? []
  return title && sentence ? [{ ...page, title, sentence }] : []
})

/** A page that is there once is a link; one of many is its pattern. */
const pageLine = (origin: string, { pattern, title, sentence }: DescribedPage) =>
  pattern.includes(':')
    ? `- ${title}, \`${origin}${pattern.replace(/:(\w+)/g, '{$1}')}\`: ${sentence}`
    : `- [${title}](${origin}${pattern}): ${sentence}`
