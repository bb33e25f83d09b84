import { plainly } from './intents.ts'

/** What people ask of a counter, a shop, a chatbot or a stranger, and no page about somebody's work can do. */
const errands = [
  // Their own case, account or order.
  /\b(?:where is|where's|track|cancel|renew|check on|look (?:into|up)|reset|change|what happened to|wrong with)\b.{0,20}\bmy (?:\w+ )?(?:account|application|appointment|bill|booking|card|claim|contract|delivery|invoice|loan|login|membership|order|parcel|password|payment|payslip|pension|policy|refund|results?|subscription|ticket|wages)\b/,
  /\bmy (?:\w+ )?(?:account|bill|booking|claim|order|parcel|payslip|pension|refund|subscription|ticket|meter|password)\b.*\b(?:is wrong|not arrived|is late|is missing|has doubled|went up|not working|who can i|(?:ref(?:erence)?|number|no)\b)/,
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
  // What nobody knows yet.
  /^\W*(?:where|what|how (?:high|low|much)|who) will .*\b(?:be|win|cost|stand)\b|\bwill .* (?:go up|rise|fall|crash)\b/,
  // What a stranger may be asked over a drink.
  /\bare you (?:married|single|religious|rich|vegan|vegetarian)\b|\bdo you (?:have|want) (?:any )?(?:kids|children|pets|siblings)\b|\bhow old are you\b|\byour (?:favou?rite|birthday|star sign|wife|husband|salary|home address|political)\b|\bwho (?:do|did|will) you vote\b/,
]

/** Whether a visitor wants something that this page is not for. */
export const isErrand = (question: string) => {
  const plain = plainly(question, [])
  return errands.some((pattern) => pattern.test(plain))
}

const oracle =
  /^\W*(?:hi |hello |please |so |and )*(?:what|what's|which|who|who's|where|when|is|are|how (?:many|much|far|old|tall))\b/
const theirOwn = /\b(?:you|your|we|our|us|ours)\b/

/** Whether a question is put to the world, not to this expert and about nobody's work here. */
export const isOfTheWorld = (question: string) => {
  const plain = plainly(question, [])
  return oracle.test(plain) && !theirOwn.test(plain) && plain.split(/[.!?]\s/).length === 1
}
