import { contactPatterns } from './contact-patterns.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'agreement' | 'insult'
type Proof = 'checks' | 'referees' | 'word'
export type Rule = 'instructions' | 'identity' | 'author' | 'privacy' | 'price' | 'contact' | 'scorecard'
export type StoryFact = 'results' | 'action' | 'situation' | 'duration' | 'more' | 'stories'
export type Fact =
  | 'years'
  | 'days'
  | 'person'
  | 'background'
  | 'deliverables'
  | 'role'
  | 'industry'
  | 'areas'
  | 'skills'
  | 'method'

type IntentKind = 'small talk' | 'proof' | 'rule' | 'story' | 'fact'
/** What a question asks besides a challenge: about the agent, the proof, or a fact of the page. */
export type Intent =
  | { kind: 'small talk'; name: SmallTalk }
  | { kind: 'proof'; name: Proof }
  | { kind: 'rule'; name: Rule }
  | { kind: 'story'; name: StoryFact }
  | { kind: 'fact'; name: Fact }

const intentRule = <K extends IntentKind, I extends Extract<Intent, { kind: K }>['name']>(
  kind: K,
  name: I,
  ...patterns: RegExp[]
) => ({
  kind,
  name,
  pattern: new RegExp(patterns.map(({ source }) => source).join('|')),
})

/**
 * The patterns of each intent, for lower case with the expert called `you`; the first match counts, and bounded gaps
 * keep matching linear.
 */
export const intentPatterns = [
  intentRule(
    'rule',
    'instructions',
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,200}\b(?:instructions?|prompts?|rules|previous|guidelines|said before|told you|you were told)\b|\b(?:ignore|forget) (?:the|this) (?:page|profile)\b|\byou(?:'re| are) (?:now )?my (?:\w+ )?assistant\b/,
    /\bsystem prompt\b|\bjailbreak|\bdeveloper mode\b|\bpretend (?:to be|that you|you)\b/,
    /\b(?:reveal|print|show|repeat|output|tell me|what (?:is|are))\b.{0,200}\byour (?:\w+ )?(?:prompt|instructions)\b/,
  ),
  intentRule(
    'rule',
    'identity',
    /\bare you (?:really |actually |just )?(?:a |an |the )?(?:(?:real|actual|living|human|true|genuine|physical|proper) )?(?:person(?! (?:to|who|for|that)\b)|human)(?:\b|$)|\bare you (?:really |actually |just )?(?:a |an |the )?(?:\w+ )?(?:bot|robot|machine|ai|chatbot|chat bot|llm|assistant|program|agent|you\W*$|chatgpt|gpt|computer|real)(?:\b|$)/,
    /^\W*(?:(?:are|is) (?:you|this|it) )?(?:an? )?(?:ro)?bots? or (?:an? )?\w+\W*$|^\W*(?:is|are)? ?(?:you |this |it )?(?:an? )?(?:robot|bot|machine|computer|ai|human|man|person|woman) or (?:an? )?(?:real )?(?:robot|bot|machine|computer|ai|human|man|person|woman)\W*$/,
    /\b(?:am i|is this|who am i) (?:\w+ )?(?:talking|speaking|chatting|writing)\b/,
    /\bis (?:this|it|there) (?:really |actually )?(?:a |an )?(?:bot|robot|chatbot|ai|human|real person|person|automated|automatic|you)\b/,
    /^(?:and |so )?(?:who|what) are you(?: exactly)?\W*$/,
    /\bis this (?:a )?(?:real|sample|fake|fictional|made up|made-up)\b|\bdo you (?:really )?exist\b/,
  ),
  intentRule(
    'rule',
    'privacy',
    /\bmy (?:personal )?data\b|\b(?:gdpr|privacy)\b.{0,200}\b(?:this|chat|conversation|page|here|agent)\b|^\W*(?:'?\w[\w']* ){0,4}(?:gdpr|privacy|data protection)\W*$/,
    /\b(?:chat|conversation|messages?|what i (?:say|write|type|tell))\b.{0,200}\b(?:stored|saved?|kept|recorded|private|confidential|deleted|shared|secure|logged)\b/,
    /\b(?:is|will) (?:this|it|that|everything)(?: be)? (?:all )?(?:private|confidential|anonymous|recorded|stored|saved|logged)\b/,
    /\bwho (?:can|will|could|may|else) (?:\w+ )?(?:reads?|sees?)\b.{0,200}\b(?:this|chat|conversation|messages?|i)\b/,
    /\bdo you (?:store|save|record|log|keep|share|delete|use|learn from|train on) (?:\w+ ){0,2}(?:chats?|conversations?|messages?|what i|this)\b/,
  ),
  intentRule(
    'rule',
    'author',
    /\bwho (?:\w+ )?(?:wrote|writes|made|makes|created|edits?|edited|is behind|runs) (?:this|these|the (?:page|stories|profile|texts?|answers?))\b|^\W*(?:(?:and|so|but)\W+)*who (?:\w+ )?(?:wrote|writes|made|makes|created|edits?|edited|runs) (?:it|that)\b/,
    /\b(?:did|do) you (?:really )?write (?:this|these|it|the (?:page|stories|texts?))\b/,
  ),
  intentRule(
    'rule',
    'scorecard',
    /\b(?:what(?:'s| is| does)|how (?:long|does|do|many)|why|where|can i|should i|tell me about|explain)\b.{0,200}\bscore ?cards?\b|^\W*(?:the )?score ?card\W*$|\b(?:quiz|self-assessment|self-test|questionnaire)\b.{0,40}\b(?:here|this page|your page|take|try|fill|i can)\b/,
  ),
  intentRule(
    'proof',
    'checks',
    /\bwho (?:has |have |else |can )?(?:\w+ )?(?:confirm|check|verif|validat|vouch|read|approv)\w*\b/,
    /\b(?:who|whom|anyone|anybody|someone|somebody)\b.{0,200}\b(?:confirm|vouch|verif|validat|back(?:s|ed|ing)? (?:you|it|this|that|[\w-]+ [\w-]+)? ?up|stands? behind|stood behind|attest|corroborat|testif|speaks? (?:up )?for|says? a (?:\w+ )?word for|put(?:s|ting)? (?:his|your|their) names?)\w*/,
    /\b(?:did|does|has|have|can|could|would|will|is there|are there|(?:is|are) any(?: of|one|body)?)\b.{0,200}\b(?:confirm|vouch|verif|attest|corroborat|testif|back (?:you|it|this|that) up|stand behind|speak (?:up )?for you)\w*/,
    /\bdo you (?:\w+ )?(?:vouch|attest|testify)\b/,
    /\bhow (?:can|could|do) i (?:be sure|know)\b.{0,80}\b(?:real|genuine|exists?)\b/,
    /\b(?:when|(?:what|which) (?:day|date|month)) (?:was|were|did)\b.{0,120}\b(?:checked|confirm(?:ed)?|validated?|verif(?:ied|y)|approved)\b/,
    /\b(?:which|what|whose) (?:[\w-]+ ){1,3}(?:confirm|vouch|verif|endors|attest|testif|back(?:s|ed)? you|put (?:his|your|their) names?)\w*/,
    /\b(?:has|have|did) (?:any(?:one|body)|some(?:one|body)) (?:\w+ )?(?:check|read|look)\w* (?:this|these|it|that|any|your|the)\b/,
    /\bwhich (?:stor(?:y|ies)|one|ones|of (?:your|the|these) stories)\b.{0,200}\bconfirm\w*/,
    /\b(?:anyone|anybody|someone|somebody)\b.{0,80}\bsays?\b.{0,80}\b(?:went well|worked|is true|was true|good)\b/,
    /\b(?:how|when|by whom|are|is|was|were|has|have|been) (?:was |were |is |are |has |have )?(?:this|it|that|these|those|they|any of (?:this|it|that)|the (?:\w+ )?(?:story|stories|page|profile|claims?|references?|referees?|facts?|results?|figures?)|your (?:\w+ )?(?:story|stories|page|profile|claims?|references?|results?|figures?))(?: been| really| actually| all)? (?:confirmed|checked|verified|validated|proven|proved|true|real|genuine|independent)\b/,
    /\b(?:what|which) (?:\w+ )?(?:checks?|proof|evidence|verification|validation)\b|\b(?:any|have you|is there) (?:any )?(?:proof|evidence)\b/,
    /\b(?:how|why|what) .{0,200}\b(?:trust|believe) (?:this|it|that|you|your|any|what|these)\b|\b(?:can|should|do) i (?:really )?(?:trust|believe)\b/,
    /\bhow (?:do|can|would|could) i (?:verify|check)\b|\bhow (?:do|can|would|could) i (?:know|be sure|tell)(?: (?:that|if|whether|this|it|all|any|you|your|is|are)\b|\W*$)|\bprove it\b|\bvalidated\?|\bvalidators?\b/,
  ),
  intentRule(
    'proof',
    'referees',
    /\bhow many (?:people|persons|referees?|clients?)\b.{0,200}\b(?:confirm|vouch|speak|stand)\w*/,
    /\bhow many\b.{0,60}\b(?:referees?|validated stories|stories (?:are|of yours are|that are) validated)\b|\bhow many of your stories\b/,
    /\bwho (?:\w+ )?(?:says?|thinks?|claims?) (?:that )?you are\b|\b(?:somebody|someone|anybody|anyone|people|a person) (?:who|that|i).{0,60}\bworked with you\b/,
    /\breferees?\b|\btestimonials?\b|(?<!(?:terms|frame|point) of )\breferences?\b/,
    /\b(?:your|any|some|read|see|the) (?:reviews|recommendations|endorsements|feedback)\b|\brecommendations? (?:of|for|from|about)\b/,
    /\bwho (?:would |will |can |could |has |have )?(?:recommends?|recommended|endorsed?|endorses|vouch\w*)\b/,
    /\b(?:people|clients?|customers?|others|anyone|anybody|somebody|someone|those|colleagues?|they)\b.{0,80}\b(?:say|said|says|think|thought)\b.{0,80}\b(?:you|your|working|work)\b/,
    /\b(?:people|clients?|customers?|others|those|colleagues?)\b.{0,200}\bworked with you say\b|\bwhat (?:do|did) (?:your |past |former |previous )*(?:clients?|customers?|others|people|colleagues?) (?:say|think)\b/,
    /\bcan i (?:speak|talk) (?:to|with) (?:one of )?(?:your |a |any |past |former |previous )*(?:clients?|customers?)\b/,
  ),
  intentRule(
    'proof',
    'word',
    /\bwhat (?:does|did|do|has|have) (?!you\b|this|it\b|your (?:page|story|agent))(?:\S+ ){1,8}(?:says?|said|think|thinks?|write|wrote|tell|remember)\b/,
    /\bwhat (?:was|is|were) (?:the|your) (?:\S+ ){1,5}(?:view|opinion|verdict|word|words)\b/,
    /\bwho(?:'s| is| was)? (?:says?|said|supports?|the (?:\S+ ){0,3}(?:man|woman|lady|person|manager|technician|nurse|teacher|engineer|director)\b)/,
    /\b(?:was|were|is|are) (?:the|your) (?:\S+ ){1,4}(?:with|against|behind|happy|pleased|satisfied|grateful)\b/,
    /\bwho\b.{0,80}\bsupports?\b.{0,80}\bstory\b|\bhow do(?:es)? (?:\S+ ){1,4}know you\b/,
  ),
  intentRule(
    'rule',
    'price',
    /\b(?:your|day|daily|hourly|consulting) (?:\w+ )?(?:prices?|fees?|rates?|charges?|costs?)\b|^\W*(?:prices?|pricing|costs?|fees?|rates?)\W*$/,
    /\b(?:how much|what) (?:do|does|would|will|did) (?:you|it|they|he|she|this|that|these|those|working with you|your \w+|an? \w+) (?:\w+ )?(?:charge|cost|bill)(?: (?:me|us|for|to|per|an?|by)\b.*(?:[\n\r]\W*)?|\W*)$/,
    /\b(?:get|be|are you) paid\b|\b(?:do|are) you (?:charge|on (?:an? )?(?:commission|retainer|salary|percentage|day rate))\b|\bhow(?: are|'s|'re| were) you (?:\w+ )?paid\b|\byou (?:take|get|want|work for|charge) an? (?:cut|commission|percentage|(?:success|finder's) fee)\b|(?<!\bwhen )\b(?:are|is) (?:you|it|this|that) (?:very |too )?(?:expensive|free|affordable)\b(?! (?:on|at|this|next|today|tomorrow|\w+day)\b)|\bcan (?:i|we) afford you\b|\bset (?:me|us) back\b/,
    /\bwhat (?:is|are|'s) the (?:prices?|fees?|costs?|rates?)\W*$|\bhow much (?:is|for|are) (?:it|they|this|that|these|those|an?|one|your)\b|\bhow much (?:you|it|they) (?:charges?|costs?|bills?)\b/,
    /\bfree (?:consultation|call|session|trial)\b|\b(?:price list|pay you|paying you)\b|\byou\b.{0,60}\bprices\b|\bprices\b.{0,60}\byou\b|^(?!.*\b(?:we|our|us|they|their)\b)[^\w']*(?:[\w']+[^\w']+){0,4}prices\W*$/,
  ),
  intentRule('rule', 'contact', ...contactPatterns),
  intentRule(
    'story',
    'results',
    /\b(?:in|any|some|which|what|the|your) (?:\w+ )?(?:numbers|figures|metrics|statistics)\b|\bmeasurable\b/,
    /\bwhat (?:was|were|is|are|came|became) (?:the |your |of )?(?:\w+ )?(?:results?|outcomes?|impact|effect|it|this|that)\W*$|\bwhat (?:results|outcomes?)\b/,
    /\b(?:what happened (?:in the end|after|afterwards)|did (?:it|that|this) work|how did (?:it|that|this) (?:end|go|turn out))\b|^\W*(?:the )?results?\W*$|\bhow successful\b/,
  ),
  intentRule(
    'story',
    'duration',
    /\b(?:when|in (?:what|which) year|which year|what year) (?:did|was|were) (?:the|your|that|this|it)\b.{0,200}(?:\b(?:happen|take place|project|work|job|story|case|begin|start|end|done)\b|\?)/,
    /\bhow long did (?:the|your|that|this) (?:\S+ ){0,5}(?:take|last|run)\b/,
    /\bhow long (?:did|does|do|will|would|has|is) (?:it|this|that|they|your \w+|an? \w+)\b/,
    /\bhow (?:quickly|fast|soon)\b.{0,200}\b(?:result|see|work|done|take|finish)\w*\b|^\W*when was (?:it|this|that)\W*$|\btimeline\b/,
  ),
  intentRule(
    'story',
    'action',
    /^\W*(?:and |so |but )?(?:how|what) (?:exactly |precisely )?(?:did|have) you (?:do|done|go about|manage|achieve|solve|fix)(?: (?:it|that|this|about (?:it|that|this)|there|then|next|first|at first|after(?:wards| that)|in|so))*\W*$/,
    /^\W*(?:and |so |but )?(?:how|where|with what) did you (?:start|begin)\W*$|^\W*(?:and |so |but )?what (?:was|were) (?:the|your) (?:very )?(?:first|next|main|second) (?:steps?|things?|moves?)(?: (?:that )?you (?:did|took))?\W*$/,
  ),
  intentRule(
    'story',
    'more',
    /\b(?:tell|say|show) (?:me |us )?more\b|\bmore details?\b|^\W*(?:how so|go on|continue|more|and then|how)\W*$|^\W*how did (?:it|that) happen\W*$|^\W*what (?:happened )?(?:then|next)\W*$/,
  ),
  intentRule(
    'story',
    'situation',
    /^\W*(?:and |so )?what (?:was|were) (?:the |your )(?:problem|situation|challenge|task|difficulty)\W*$/,
  ),
  intentRule(
    'story',
    'stories',
    /\bhow many (?:\w+ )?(?:stories|cases|case studies|projects|examples)\b(?!.{0,200}\b(?:day|week|month|year)\b)/,
    /\b(?:case stud(?:y|ies)|success stor(?:y|ies)|track record|portfolio)\b|\b(?:what|which|your|any|some|an|show me|give me) (?:\w+ )?(?:stories|examples?|projects|cases|achievements)\b/,
    /\bwhat (?:have|did) you (?:done|do|achieved?|solved?)(?: (?:before|so far|already|in the past|for others))?\W*$|\b(?:problems|what) (?:have|did) you solved?\b/,
    /\btell me (?:a|your|one) (?:\w+ )?story\b|\btell me about your (?:\w+ )?(?:successes|achievements|projects|stories)\W*$/,
  ),
  intentRule(
    'fact',
    'years',
    /\bhow (?:many|much|long)\b.{0,200}\b(?:years|experience|been (?:doing|working|in|an?|at)|worked)\b/,
    /\bsince when (?:are|have|do) you\b/,
    /\byears? of (?:experience|practice)\b|\bhow (?:experienced|senior) are you\b|\byour experience\b|\bhow long (?:have|are) you\b(?! (?:available|free|away|open|here|there|ill)\b)|\bbeen (?:at (?:it|this)|doing (?:it|this)|around|in (?:the|this) (?:trade|business|field|job|game)) (?:for )?(?:very )?(?:long|a while|many years)\b/,
  ),
  intentRule(
    'fact',
    'days',
    /\bhow (?:many|much) (?:days?|hours?|weeks?|time)\b.{0,200}\byou\b|\bhow often (?:are|would|will|do) you\b/,
  ),
  intentRule(
    'fact',
    'person',
    /\b(?:were|was) you (?:ever|once|originally) [\w-]+(?: [\w-]+)? (?:yourself|himself|herself)\b/,
    /\b(?:were|are) you (?:ever |once |always |originally |born |yourself )?an? (?!(?:expert|right|good|real))\w+|\bhave you (?:ever |always )?been (?:an?|to|in) \w+/,
    /\b(?:have you got|do you have|have you) (?:any |an? |your )?(?:own )?(?:brothers?|sisters?|siblings?|children|kids|sons?|daughters?|famil(?:y|ies)|wife|husband|partner|pets?|degree|phd|doctorate|diploma)\b|\bhow did you learn (?!of\b|about\b|that\b)/,
    /\b(?:what|which) (?:size|sort|kind|type)s? of (?:company|companies|firms?|clients?|customers?|organi[sz]ations?|business(?:es)?) (?:do|did|would|will|are|have) you\b|\bhow (?:big|small|large) (?:are|is|must|should) (?:the|your|an?) (?:company|companies|firms?|clients?|customers?|organi[sz]ations?|business(?:es)?)\b|\bwhat (?:were|was|are|did|have) (?:you|your)\b.{0,200}\bbefore\b|\bbefore you (?:were|became|did)\b|\bwhere (?:did|were|do|are|have) you (?:(?!start|begin)\w+ )?(?!(?<=do you )(?:start|begin)\b)(?:born|brought up|from|grow|grew|live|lived|based|train|trained|study|studied|learn|learned|learnt|work|worked|teach|taught|start|started|begin|come|serve|served|been)\b/,
    /\bwhere (?:in the world|on earth|else|exactly|all) (?:have|did|were|do) you\b|\b(?:in|at|from|to) (?:which|what) (?:\w+ )?(?:towns?|cit(?:y|ies)|countr(?:y|ies)|places?|years?|schools?|universit(?:y|ies)|compan(?:y|ies)|firms?|jobs?)\b.{0,200}\b(?:did|have|were|do|are) you\b/,
    /\b(?:did|have) you (?:ever|once) (?:work|serv|sail|driv|teach|taught|farm|nurs)\w*(?: yourself)? (?:on|as|in|at|for) an? [\w-]+(?: [\w-]+)?[^\w-]*$|\b(?:did|have|were|had) you (?:ever |once |also )?(?:work|serv|sail|driv|teach|taught|farm|nurs|been|own|r[au]n)\w*\b.{0,200}\b(?:yourself|himself|herself)\b|^\W*(?:so |and )?you (?:are|were) an? [\w-]+(?: [\w-]+){0,2}(?![\w-]) ?(?:, .{1,20})?\W*$/,
    /\b(?:grow|grew) up\b|\bcome from\b|\bborn\b|\byou(?:r)? (?:own )?(?:family|parents?|father|mother|grandmother|grandfather|childhood|home ?town|(?:very )?first job|degree|studies|roots|own part|part in)\b|\bhow many (?:\w+ ){1,3}(?:have|did|do) you (?:\w+ )?(?:coach|help|finish|complet|work|move|sav|s[eo]l[dl]|buil|train|advis|start|led|lead|done|seen|had|run|made|clos)\w*/,
    /\bhow did you (?:come|get) (?:to|into)\b|\bwhy did you (?:become|choose|start|leave)\b|\bwhat (?:subject|languages?|sport) (?:did|do) you\b|\bwhat (?:did|do|have|were) you (?:first |originally )?(?:teach|study|learn|train|trained|qualify|qualified)\b/,
    /\b(?:which|what|how many) (?:\w+ )?(?:countr\w+|cit(?:y|ies)|towns?|places|regions|parts of (?:the )?\w+|companies|employers|plants|ships|hospitals|schools?|colleges?|universit(?:y|ies))\b.{0,200}\byou\b|\byou\b.{0,200}\b(?:which|what) countries\b/,
  ),
  intentRule(
    'fact',
    'background',
    /\bwhere (?:have|did|do|are|were|else) you\b(?! (?:start|begin)\W*$)|\b(?:which|what) (?:\w+ )?(?:companies|firms|employers|organisations|organizations|countries|places)\b|\bwho (?:have|did) you work(?:ed)? for\b/,
    /\byour (?:\w+ )?(?:background|career|history|cv|resume|biography|bio|education|qualifications?|training)\b|\babout (?:yourself|you)\W*$|\bwho(?: exactly)? (?:is|are) you\b|\bintroduce yourself\b/,
  ),
  intentRule(
    'fact',
    'role',
    /\b(?:your|what) (?:\w+ )?(?:role|job|job title|title|profession|position|occupation)\b|\bdo for a living\b/,
  ),
  intentRule(
    'fact',
    'industry',
    /\bdo you (?:only|just|exclusively) (?:do|work in|advise|serve) \w+(?: \w+)?\W*$|\b(?:which|what|your|any other) (?:\w+ )?(?:industry|industries|sectors?)\b|\bdo you (?:\w+ )?work (?:\w+ )?in (?:only |just )?(?:one|a single|several|many|other|different) (?:sector|industr|trade)\w*\b|\b(?:which|what) (?:trade|line of (?:work|business)|business) are you in\b/,
  ),
  intentRule(
    'fact',
    'areas',
    /\b(?:business )?areas?\b.{0,200}\b(?:you|your|work|cover)\b|\b(?:your|which|what) (?:\w+ )?(?:business areas?|expertise|topics?|fields?|speciali\w+)\b|\bspeciali[sz]e\b/,
    /\b(?:what|which) (?:\w+ )?(?:problems?|challenges?) (?:do|can) you (?:solve|work|help|deal|handle)\b|\bwhat (?:are|is) you (?:an? )?expert\b/,
  ),
  intentRule(
    'fact',
    'skills',
    /\b(?:your|which|what|key|main) (?:\w+ )?(?:skills?|strengths?|competenc\w+|talents?)\b|\bwhat are you (?:best|good) at\b/,
  ),
  intentRule(
    'fact',
    'method',
    /\b(?:your (?:\w+ )?|(?:which|what) (?:kind of |sort of |is the )?)(?:method|methods|methodology|process|system|approach|framework|way of working)\b|\bsignature system\b|\bsteps\b.{0,20}\byou\b|\b(?:steps?|stages?|phases?) of (?:the|this|your) (?:method|system|approach|process)\b|\b(?:first|second|third|fourth|1st|2nd|3rd|last|final|next) (?:steps?|stages?|phases?)\b.{0,40}\byour?\b|\byour (?:first|second|third|fourth|1st|2nd|3rd|last|final|next) (?:steps?|stages?|phases?)\b|\b(?:what|which) (?:are the )?steps\b/,
    /\b(?:how|where) (?:do|would|will) you (?:usually |normally |typically )?(?:work|proceed|operate|go about it|start|begin)(?: with (?:me|us|clients|people|your clients))?\W*$/,
  ),
  intentRule(
    'fact',
    'deliverables',
    /\bwhat (?:exactly |precisely )?(?:will|do|would|shall) (?:i|we) (?:have|hold|get|be left with|see)\b|\bat the end of your work\b|\b(?:i|we) (?:\w+ )?(?:walk away|leave|come away|end up|go home) with\b|\bdeliverables?\b|\bwhat\b.{0,200}\byou (?:usually )?deliver\b|\bwhat (?:do|can|would|could|will) you (?:do|offer|provide|give)(?: (?:for|to|me|us|exactly|people|clients))*\W*$/,
    /\bwhat (?:exactly |precisely )?(?:do|would|will|can|could) (?:i|we|one|they|people|clients|customers) (?:get|receive|expect|have)\b|\byour (?:services?|offer|offering)\b|\bwhat services\b/,
    /^\W*(?:how |so |and )?(?:can|could|would|will) you (?:please )?help(?: (?:me|us|with this|with that|with it))*\W*$|\bwhat do you do\W*$/,
  ),
] satisfies (Intent & { pattern: RegExp })[]
