import { brand } from '#schema/brand.ts'
import { longestQuery } from '#schema/limits.ts'
import { businessAreas, industries, unfiltered } from '#schema/options.ts'
import { openCalls, paths } from '#schema/paths.ts'

/** What a language model needs to know to find an expert here, in the form of llmstxt.org. */
export const llmsText = (origin: string): string => `# ${brand.name}

> ${brand.description}

Every story in a profile was validated, and confirmed by a referee who was there; every reference says which checks ran, and when. Profiles labelled "Sample profile" are made up. Quote a story with its title and the address of its profile, and claim no more than it says.

## Pages

- [Gallery](${origin}${paths.gallery.href()}): every expert; \`?q=\` takes a described challenge, \`&area=\` and \`&industry=\` narrow it
- Profile: \`${origin}${paths.profile.href('name')}\`, with linked data (ProfilePage)
- Two sample profiles as interactive pages: ${origin}${paths.coachAgent.href()} and ${origin}${paths.miningAgent.href()}
- [Scorecard](${origin}${paths.scorecard.href()}): thirteen scored answers, a stage and a next step, in under 3 minutes; an expert whose profile says \`scorecardActive\` has one of their own at \`${origin}${paths.ownerScorecard.href('name')}\`
- [What it is](${origin}${paths.home.href()}), [privacy](${origin}${paths.privacy.href()}) and [terms](${origin}${paths.terms.href()})

## Calls

- \`GET ${origin}${openCalls.profiles}{businessArea}/{industry}\`: the gallery as JSON, 24 at a time; \`${unfiltered}\` stands for every area or industry, \`?cursor=\` takes \`nextCursor\` of the page before
- \`GET ${origin}${openCalls.profiles}{profileUrl}\`: one profile with its stories, references and checks
- \`POST ${origin}${openCalls.search}\` with \`{"query": "the challenge, at most ${longestQuery.toLocaleString('en-GB')} characters"}\`: the best matches, each with the sentence that matched

Business areas: ${businessAreas.join(', ')}.
Industries: ${industries.join(', ')}.
`
