import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { isGeneric } from '../../knowledge/generic-words.ts'
import type { Vocabulary } from '../../knowledge/search-query.ts'
import { stemsOf, wordsOf } from '../../knowledge/terms.ts'
import { exactTerm, questionTerms } from './question/question-terms.ts'
import { countTerms, matchedWeight, pageIndex } from './stories/story-ranking.ts'

/** The words that ask for a fact of a page and say nothing beyond it. */
const factWords = `trade line name part parts second third fourth final three four stage stages phase phases whats wat please pls plz concretely follow follows followed walk away tell introduce describe explain summarise summary summarize present bit little brief briefly short own
    myself yourself himself herself ever always already usually normally typically currently today till far exactly
    precisely actually really so-called professional professionally personal main general overall typical whole
    background career history cv resume biography bio life story experience experienced senior years long old young
    role job jobs title profession position occupation employment living company companies firm firms employer employers
    organisation organisations field line business country countries region regions town towns city cities world earth
    place places part work works worked working begin began begun start started become became come came grow learn
    learned learnt trade subject spend spent did done doing been change changed look looked looking leave left move moved
    people client clients customer customers others other another single only also kind kinds sort sorts type types
    industry industries sector sectors area areas topic topics expertise expert specialise specialize speciality skill
    skills strength strengths best good competence competences talent talents bring problem problems challenge challenges
    solve help offer offers provide give deliver delivers deliverable deliverables service services end hands hold expect
    receive have get cover method methods methodology process processes system approach framework way step steps signature
    proceed operate many much often time times day days hour hours week weeks month months first last before after
    size sizes big small advise advises advised advising adviser practice practise result results outcome outcomes impact effect happen happened happens finally number numbers figure figures metric
    metrics statistics successful success portfolio track record example examples case cases project projects achieve
    achieved achievements timeline quick quickly fast soon take takes took run detail details show go on`
let factStems: Set<string> | undefined

/** What a question says beyond the words that ask for the fact. */
export type QuestionContent = {
  isEmpty: boolean
  /** The share of it that these texts say together, 0 to 1. */
  coverageIn: (...texts: string[]) => number
  /** The share of it that they say in the same words. */
  exactCoverageIn: (...texts: string[]) => number
}
/** The least share of it that a quote must say to count as an answer. */
export const minFactCoverage = 0.25

/** Reads a question beyond the words that ask for its fact; with `countsGeneric`, everyday words count too. */
export function contentOf(
  profile: PublicProfile,
  clause: string,
  vocabulary: Vocabulary,
  { countsGeneric }: { countsGeneric: boolean },
): QuestionContent {
  factStems ??= stemsOf(factWords)
  const stems = factStems
  // Taken out before misspelt words are put right: hardly a page says “topics”.
  const words = wordsOf(clause).filter(({ stem }) => !stems.has(stem) && (countsGeneric || !isGeneric(stem)))
  const contentText = words.map(({ text }) => text).join(' ')
  const terms = contentText
    ? questionTerms(profile, contentText, vocabulary, pageIndex(profile).passageFrequencies)
    : []
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const coverage = (contentTerms: typeof terms, texts: string[]) =>
    total ? matchedWeight(contentTerms, countTerms(texts.join('. '))) / total : 0
  return {
    isEmpty: !terms.length,
    coverageIn: (...texts) => coverage(terms, texts),
    exactCoverageIn: (...texts) => coverage(terms.map(exactTerm), texts),
  }
}

/** Whether a story is what is asked about, because the question adds nothing or the story says it too. */
export function isAboutStory({ stories }: PublicProfile, storyIndex: number, content: QuestionContent) {
  const {
    title = '',
    subtitle = '',
    problemDescription = '',
    task = '',
    solution = '',
    results = '',
  } = stories[storyIndex] ?? {}
  return (
    content.isEmpty ||
    content.coverageIn(title, subtitle, problemDescription, task, solution, results) >= minFactCoverage
  )
}
