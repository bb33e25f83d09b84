const opening = /^\W*(?:(?:and|so|but|ok|hi|hello|hey|please|well)\W+)*/
const preposition = /^(?:at|by|for|from|in|on|to|under|until|with|near|since|according to) /

/** What a question that asks of the expert opens with, in lower case with the expert called `you`. */
const openingPatterns = {
  what: /^(?:what|which|whats|wich|wat)\b/,
  which: /^which (?!of\b)\w+/,
  who: /^(?:who(?:m|se|s)?|who's)\b/,
  didYou: /^(?:(?:did|were|have|had) you|you ever)\b/,
} satisfies Record<string, RegExp>

/** What it shows anywhere. */
const anywherePatterns = {
  howMany: /\bhow (?:many|much|long|old(?! are you\b)|often|offen|big|large|soon|small)\b/,
  /** Also by their family, which nobody else's agent is asked about. */
  ofYou:
    /\byour?\b|(?<!\bmy |\bour )\b(?:the )(?:mum|mother|dad|father|parents|grandmother|grandfather|gran|aunt)\b/,
  ofUs: /\b(?:we|us|our|we're|we've|i|my|me|i'm|i've|i'd|mine)\b/,
  /** A name, a make or a paper. */
  aName:
    /\b(?:the best|any good|an? good|names?|called|brand|model|favou?rite|recommend|certified|certificates?|qualified|member)\b/,
  /** What pages of people's work leave out. */
  privateLife:
    /\b(?:lives?|living|born|married|wife|husband|children|kids|brothers?|sisters?|siblings?|holidays?|hobby|hobbies|universit\w+|college|degree|diploma|studied|study|languages?|speak (?!to|with|up|for|well)\w+|age|religio\w*|vote[ds]?|salary|earn(?:ed)? (?:in|as|a year)|house|pets?|dog|cat|phone number|clothes|shares?|car|army|military|soldier|prison|sued|books?|vegetarian|rugby|football|sports?|music|christian|muslim|american|malaria|ill|health|awards?|invest\w*|owns?|party|church|buys?|(?:in|speaks?) (?:english|french|german|spanish|italian|polish|welsh|dutch|arabic|portuguese|chinese|hindi|urdu))\b|\bhow old are you\b/,
  /** What visitors ask of a business and pages of people's work leave out. */
  aBusiness:
    /\b(?:your (?:own )?team|a team of|employees|work for you|vacanc\w+|a job for|jobs|internships?|insur\w+|polic(?:y|ies)|vat|invoices?|discounts?|refunds?|guarantees?|licen[cs]\w+|podcasts?|newsletters?|webinars?|software|crm|ads|apps?|website)\b/,
  /** Something that the expert is asked to do, to sell or to know. */
  aService:
    /\b(?:do|can|could|will|would) you (?:also |ever |really )?(?:do|offer|sell|provide|have|know|recommend|help|buy|make|take on|train|also|run|repair|write|file|handle|lend|draw|check|speak|coach|translate|act)\b/,
  /** What holds in general or these days. */
  theWorld:
    /\b(?:still|for or against|should|may|legal\w*|normal|average|difference|next year|tonight|tomorrow|today|currently|nowadays|these days|right now|now)\b|\bwill (?!you\b)|\bhow (?:do|can) i (?:get|become)\b/,
  hiring: /\b(?:hir(?:e|ing)|take (?:us|me|the job)|work with us|job|condition|accept|join)\b/,
  asksWhatWasSaid:
    /\b(?:what|how|why|does|do|did|is|was)\b.{0,60}\b(?:say|said|tell|told|think|thought|feel|felt|mention\w*|insist\w*|complain\w*|grumble\w*|write|wrote|want|fear\w*|afraid|scared|like|believe[sd]?)\b/,
  says: /\b(?:say|says|said|saying|tell|tells|told|think|thinks|thought|feel|feels|felt|mention\w*|insist\w*|complain\w*|grumbl\w*|wrote|write|writes|written|words?|opinion|view|believe[sd]?|admit\w*|call(?:s|ed)?|describe[sd]?|find|found)\b/,
  vouches:
    /\b(?:vouch\w*|confirm\w*|back(?:s|ed|ing)|(?<!\b(?:get|got|bring|brought|win|won) (?:[\w-]+ ){1,2})back|support\w*|behind|speaks?|spoke|stands?|stood|sign(?:s|ed)? off|check\w*|look(?:s|ed)? over|reference|referee|recommend\w*|endorse\w*|word|prove[sd]?|witness\w*|watch\w*|eye on|reliab\w*|trust (?:you|it|this|that|what)|believe)\b/,
  anybody:
    /\b(?:any ?(?:one|body)|some ?(?:one|body)|any of|any (?:\w+ )?(?:client|customer|person|engineer|lender|manager)s?)\b/,
  /** Where somebody is these days, which is private. */
  whereNow: /\bwhere (?:do|are) you\b(?! from\b)/,
  aPlace:
    /\bwhere\w*\b|\b(?:which|what|how many) (?:\w+ )?(?:countr\w+|towns?|cit(?:y|ies)|regions?|districts?|places?|parts?|waters?|sites?|continents?)\b|^\W*(?:countr\w+|cit(?:y|ies)|towns?|places?)\b|\b(?:africa|asia|america|europe|abroad|overseas)\b/,
  aNumber:
    /\bhow (?:many|much|long|often|offen|old(?! are you\b)|big|large|soon)\b|\bwhen\b|\b(?:which|what) (?:age|year|hours?|times?|size)\b|\b(?:number|share|percentage|smallest|biggest|largest)\b/,
} satisfies Record<string, RegExp>

export type QuestionFlags = Record<keyof typeof openingPatterns | keyof typeof anywherePatterns, 0 | 1>

/** Which flags a question sets, as 1 or 0 for the regressions. */
export function questionFlags(plain: string): QuestionFlags {
  const bare = plain.replace(opening, '').replace(preposition, '')
  const flagsOf = (patterns: Record<string, RegExp>, text: string) =>
    Object.entries(patterns).map(([name, pattern]) => [name, pattern.test(text) ? 1 : 0] as const)
  return Object.fromEntries([
    ...flagsOf(openingPatterns, bare),
    ...flagsOf(anywherePatterns, plain),
  ]) as QuestionFlags
}
