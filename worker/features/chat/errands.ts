import { plainly } from './intents.ts'

/** What people ask of a counter, a shop, a chatbot or a stranger, and no page about somebody's work can do. */
const errands = [
  // Their own case, account or order.
  /\b(?:where is|where's|track|cancel|renew|check on|look (?:into|up)|reset|change|what happened to|wrong with)\b.{0,20}\bmy (?:\w+ )?(?:account|application|appointment|bill|booking|card|claim|contract|delivery|invoice|loan|login|membership|order|parcel|password|payment|payslip|pension|policy|refund|results?|subscription|ticket|wages)\b/,
  /\bmy (?:\w+ )?(?:account|bill|booking|claim|order|parcel|payslip|pension|refund|subscription|ticket|meter|password)\b.*\b(?:is wrong|not arrived|is late|is missing|has doubled|went up|not working|who can i|(?:ref(?:erence)?|number|no)\b)/,
  /\b(?:how|where) (?:do|can|could|must|should) i (?:apply|cancel|claim|register|sign up|unsubscribe|download|install|log ?in|calculate|become|qualify|renew|buy|rent|complain)\b/,
  /\b(?:who can i (?:speak|talk|complain) to|what number do i (?:ring|call))\b/,
  // Something to buy, rent, borrow or apply for.
  /\bdo you (?:still )?(?:have|sell|stock|rent|lend|make|do|offer) (?:the|a|an|any|some)? ?(?!(?:\w+ )?(?:experience|example|examples|stor|advice|tips?|view|opinion|references?|referees?|method|approach|system|proof|evidence|idea|ideas|work|question|projects?|clients?|numbers|figures|workshops?|meetings?|sessions?|calls?|scorecard|hours?|time)).*\b(?:size|in (?:black|blue|navy|red|white|green)|crates?|kilos?|kg|boxes|for (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight))\b/,
  /\b(?:looking|want|need|like) (?:for |to (?:buy|rent|order|sell|borrow) )?(?:an? )?(?:\d|one|two|three|new |used |cheap |small |nice )?.{0,12}\b(?:flat|apartment|room|house|coat|dress|shoes|phone|laptop|car|loan|mortgage|ticket|tickets)\b/,
  /\bhow do (?:i|we) apply\b|\bcan (?:i|we) (?:still )?apply for\b|\bis there an? (?:grant|job|bursary|scholarship)\b/,
  /\bare you (?:hiring|recruiting)\b|\bdo you have (?:an? |any )?(?:jobs?|vacanc\w+|openings?|internships?|apprenticeships?)\b|\b(?:can|could) i work for you\b/,
  // Something to be made, recommended or decided for them.
  /\b(?:can|could|will|would) you (?:please )?(?:draft|write|fill in|send|lend|order|deliver|repair|translate|calculate|reserve|recom\w*|suggest) (?:me |us )?(?:an? |my |the |some )(?!(?:way|first step|story|approach))/,
  /\b(?:write|tell|sing|make) (?:me |us )?an? (?:joke|poem|song|story about|rap|essay|limerick|haiku)\b|\bplay a game\b/,
  /\bshould i (?:buy|sell|invest in|marry|divorce|vote|have an operation|take (?:the|this|my) (?:pill|medicine|tablets?))\b|\bshares? should i\b/,
  /\b(?:my|our) (?:knee|back|head|tooth|teeth|arm|leg|foot|eyes?|stomach|skin|windscreen|washing machine|boiler|dog|cat)\b/,
  /\b(?:recom\w*|know|suggest)(?: me)? (?:of )?(?:an?|any) (?:good|cheap|decent|nice|reliable)\b|\b(?:opening hours|weather|what time)\b/,
  // What a chatbot is told to do.
  /^\W*(?:please )?(?:fix|debug|translate|summari[sz]e|write|rewrite|calculate|convert|proofread|generate|define|spell) (?:this|these|the following|me|an?|my)\b/,
  // What a house with customers is asked.
  /\b(?:what|which|how much) (?:\w+ )?(?:interest|rate|salary|rent|commission|postage|delivery)\b.*\bdo you (?:pay|charge|offer|give)\b|\bdo you (?:deliver|ship) to\b/,
  /\bi(?:'d| would)? (?:want|like|need|wish) to (?:return|buy|order|report|complain|apply|cancel|claim|exchange|rent|register|enrol|resit|become)\b/,
  /\b(?:looking|searching) for (?:an? )?(?:\w+ )?(?:job|position|placement|internship)\b.*\byou\b/,
  // An opinion, or a make to buy.
  /\bwhat do you think (?:of|about)\b|\b(?:what|where|how) do you (?:expect|predict)\b|\byour (?:view|opinion) (?:on|of|about)\b/,
  /\b(?:what|which) (?:\w+ ){1,4}(?:would|do|can|could) you (?:recom\w+|suggest|advise|use|work with|prefer)\b/,
  // What nobody knows yet.
  /^\W*(?:where|what|how (?:high|low|much)|who) will .*\b(?:be|win|cost|stand)\b|\bwill .* (?:go up|rise|fall|crash)\b/,
  // What a stranger may be asked over a drink.
  /\bare you (?:married|single|religious|rich|vegan|vegetarian)\b|\bdo you (?:like|love|believe in|play|watch|drink|eat|drive|smoke)\b|\bwhat did you (?:have for|eat|drink|wear|watch|dream)\b|\bwill you be (?:at|in|there)\b|\b(?:your|you) (?:view|opinion|think|thoughts?) (?:on|of|about) (?:brexit|trump|politics|the (?:war|election|government))\b|\bdo you (?:have|want) (?:any )?(?:kids|children|pets|siblings)\b|\bhow old are you\b|\byour (?:favou?rite|birthday|hobb(?:y|ies)|age|height|religion|net worth|star sign|wife|husband|salary|home address|political)\b|\bwho (?:do|did|will) you vote\b/,
]

/** Whether a visitor wants something that this page is not for. */
export const isErrand = (question: string, names: string[]) => {
  const plain = plainly(question, names)
  return errands.some((pattern) => pattern.test(plain))
}

const plainSentences = (plain: string) => plain.split(/(?<=[.!?])\s+/).filter(Boolean)

/** What is asked of an expert's services: whether they do, sell, speak or come, and how much they need. */
const ofServices =
  /^\W*(?:(?:hi|hello|hey|please|so|and|ok|but)\W+)*(?:(?:do|does|are|will|can|could) you\b|have you got\b|(?:would|will) you (?:join|come|speak|talk|visit|call|sign|invest|sponsor|donate|review|estimate|train|teach)\b|(?:what|which) (?:\w+ ){1,3}(?:do|are) you (?:use|using|work|need|accept|take|support|follow|watch)\b|how (?:much|many|long|far|often) (?:\w+ )?(?:do|would) you (?:need|require|take|charge)\b)/
/** Somebody's own situation, told in a sentence that asks nothing. */
const situation =
  /\b(?:we|our|us|my|me|i|i'm|i've|we've|we're|nobody|everybody|they|people|dad|mum|mom|boss|staff|board|team|company|firm)\b/
const isSituation = (sentence: string) =>
  !sentence.endsWith('?') && situation.test(sentence) && sentence.split(/\s+/).length >= 6

/** Whether a visitor tells of a trouble of their own, whatever they ask of it. */
export const tellsOfTrouble = (question: string, names: string[]) =>
  plainSentences(plainly(question, names)).some(isSituation)

/** Whether a question is about what an expert offers, from somebody who tells of no trouble. */
export const isOfServices = (question: string, names: string[]) => {
  const isPast = /\b(?:was|were)\b/i.test(question)
  const sentences = plainSentences(plainly(question, names))
  return !isPast && !sentences.some(isSituation) && sentences.some((sentence) => ofServices.test(sentence))
}

const ofFacts =
  /^\W*(?:(?:hi|hello|hey|please|so|and|ok)\W+)*(?:(?:what|which|who|where|when|how (?:long|much|many|far|old|tall|often|high))(?:'s|'re| (?:\w+ ){0,3}?(?:is|are|was|were|will|won|does|did|do|has|have|should|must|can|would) )|(?:is|are|am|can|may|do|does|should|must) (?:i|my|there|the)\b|is (?:it|that) (?:legal|illegal|safe|true|allowed)\b)/
/** Whoever asks about their own work, or about this expert's, says so. */
const ofSomebodysWork =
  /\b(?:you|your|yours|we|our|us|ours)\b|\bwhat (?:works|worked|helps|helped|would help)\b/

/** Whether a question is one of general knowledge: it asks for a fact, and of nobody's work here. */
export const isOfTheWorld = (question: string) => {
  const plain = plainly(question, [])
  if (ofSomebodysWork.test(plain)) return false
  const clauses = plain.split(/[.!?,]\s+/)
  return clauses.length <= 2 && ofFacts.test(clauses.at(-1) ?? '')
}
