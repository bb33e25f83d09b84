import { type OnboardingIndustry, onboardingIndustries } from '#schema/onboarding/wizard.ts'

type Words = Record<OnboardingIndustry, string>
export type NamedIndustry = { key: OnboardingIndustry; pattern: RegExp }

/** Word boundaries that also count accented letters. */
const patternsOf = (words: Words, around = (word: string) => `(?<!\\p{L})(?:${word})(?!\\p{L})`) =>
  (Object.keys(onboardingIndustries) as OnboardingIndustry[]).map(
    (key): NamedIndustry => ({ key, pattern: new RegExp(around(words[key].replace(/\n +/g, '')), 'iu') }),
  )

/** An industry where it is named as one, as LinkedIn and job boards name them. */
export const listedIndustries = patternsOf({
  technology: 'technology|software|internet|information services|it services|computer|telecommunications',
  finance: 'finance|financial|banking|insurance|accounting|investment|capital markets|venture capital',
  healthcare: 'health ?care|hospitals?|medical practices?',
  manufacturing: 'manufacturing',
  consulting: '(?<!it )(?:consulting|consultancy)',
  education: 'education|e-?learning',
})

const plainWords: Words = {
  technology: 'technology|information technology',
  finance: 'financial services|banking',
  healthcare: 'health ?care',
  manufacturing: 'manufacturing',
  consulting: 'consulting(?! engineer)',
  education: 'education',
}
export const plainly = patternsOf(plainWords)
const those =
  'sectors?|industry|industries|compan(?:y|ies)|firms?|clients|business(?:es)?|organi[sz]ations?|providers?|groups?'
/** As what somebody works in, for `education` and `consulting` are other things too. */
export const workedIn = patternsOf(
  plainWords,
  (word) => `\\b(?:in|across|within)(?: the)? (?:${word})\\b|\\b(?:${word}) (?:${those})\\b`,
)

/** Trades by which an industry is plain; such as belong to several are left out. */
export const trades = patternsOf({
  technology: `technology|software|programmer|devops|cyber ?security|information security|information technology
    |(?<!\\p{L})it (?:manager|director|consultant|support|project|service|security|specialist|architect|operations)
    |head of it|(?:web|app|game|mobile|java|python|front-?end|back-?end|full[- ]stack) (?:developer|engineer)
    |(?:data|cloud|platform|network|systems?|site reliability|machine learning) (?:engineer|scientist|architect)
    |data analyst|systems? administrator|solutions? architect|cto|cio|chief (?:technology|information) officer`,
  finance: `financ(?:e|ial)|accountants?|accounting|bookkeeper|treasur(?:y|er)|cfo|bank(?:er|ing)|actuar(?:y|ial)|insurance
    |underwriter|underwriting|(?<!(?:energy|quality|clinical|safety|night|environmental) )audit(?:or|s)?|tax
    |credit (?:risk|manager|analyst|controller)|investments?|(?:financial|group) controller|(?:fund|wealth) manage(?:r|ment)|payroll|mortgage (?:advis[eo]r|broker)`,
  healthcare: `nurs(?:e|ing)|midwi(?:fe|fery)|physician|surgeon|general practitioner|pharmac(?:ist|y)|physiotherapist
    |(?:occupational|speech(?: and language)?) therapist|dentist|dental|paramedic|radiograph\\p{L}+
    |psychiatr\\p{L}+|ana?esthetist
    |(?:radi|onc|cardi|rheumat|dermat|neur|ur|nephr|ha?emat|gastroenter|endocrin|gyna?ec|ophthalm)olog(?:y|ists?)|pa?ediatric\\p{L}*|optometrist|optician|dietitian|audiologist
    |clinic(?:al|ian|s)?|hospitals?|health ?care|public health|medical|intensive care`,
  manufacturing: `manufactur\\p{L}+|factory|foundry|automotive|plant (?:manager|director)|works manager|tool ?maker|machinist
    |production (?:engineer|planner|supervisor)|brew(?:er|ery)|master brewer`,
  consulting: `consult(?:ing|ancy)(?! (?:engineer|surveyor|room))
    |(?:management|strategy|business|organi[sz]ation(?:al)?) (?:consultant|advis[eo]r)`,
  education: `(?<!(?:yoga|dance|ski|fitness) )teacher|headteacher|headmaster|headmistress|lecturer|professor|schools?
    |universit(?:y|ies)|college|education(?:al|ist)?|tutor|curriculum|e-?learning`,
})

/** Trades of other industries, whatever stands beside them: a lawyer for banks, a chef of a school. */
export const otherTrades =
  /(?<!\p{L})(?:lawyer|solicitor|barrister|counsel|attorney|advocate|paralegal|journalist|editor|reporter|correspondent|writer|author|translator|interpreter|veterinar\p{L}+|vet|tree surgeon|chef|cook|catering|(?<!(?:software|solutions?|systems?|data|enterprise|cloud|technical|security|network) )architect|librarian|archivist|curator|recruit\p{L}+|estate|property|housing|construction|police|military|army|social work\p{L}*|coach|photographer|designer|musician|actor|farm\p{L}*|agricultur\p{L}+|shipping|marine|mariner|maritime|logistics|mining|energy|hotel|tourism|retail(?! bank)|charity|fundrais\p{L}+|nursery|food bank|driving|riding|health (?:and|&) safety)(?!\p{L})/iu

/** Trades of every industry: where they were worked in says little. */
export const anywhereTrades =
  /(?<!\p{L})(?:hr|human resources|people|marketing|communications?|press|public relations|brand|procurement|facilities)(?!\p{L})/iu

/** Words in the names of companies and institutions. */
export const houses = patternsOf({
  technology: 'software|informatics|telecoms?',
  finance: `banks?|banque|banco|building society|credit union|insurance|assurances?|versicherung|savings`,
  healthcare: `hospital(?:ier|ar|s)?|hôpital|krankenhaus|klinik(?:um)?|clinics?|clinique|clínica|nhs|health ?care|medical cent(?:re|er)
    |pharmacy|surgery|hospice`,
  manufacturing: `manufactur\\p{L}+|factory|foundry|steelworks|ironworks|glassworks|brickworks|brewery|machinery|maschinenbau
    |textiles?|plastics|chemicals`,
  consulting: 'consulting|consultants|consultancy',
  education: `schools?|universi\\p{L}+|college|academy|polytechnic|hochschule|école|escola|escuela|ysgol`,
})
