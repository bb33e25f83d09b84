/** Words that say what somebody is at work. */
const words = `manager|director|head|chief|officer|consultant|engineer|developer|analyst|lead|leader|specialist|coach
  |advis[eo]r|founder|co-founder|owner|president|partner|architect|designer|scientist|nurse|teacher|lecturer|professor
  |accountant|baker|chef|buyer|planner|administrator|coordinator|executive|strategist|controller|auditor|lawyer
  |solicitor|physician|surgeon|pharmacist|supervisor|superintendent|foreman|technician|researcher|editor|journalist
  |producer|translator|broker|ceo|cfo|coo|cto|cio|vp|trainer|principal|chair|facilitator|midwife|counsel
  |advocate|barrister|attorney|paralegal|judge|headteacher|headmaster|headmistress|tutor|curator|pilot|captain|mariner
  |skipper|mechanic|electrician|carpenter|plumber|joiner|mason|cook|gardener|farmer|vet|veterinarian|dentist|therapist
  |physiotherapist|paramedic|actuary|surveyor|photographer|illustrator|writer|author|librarian|archivist|interpreter
  |secretary|assistant|associate|trader|merchandiser|underwriter|inspector|brewer|winemaker|agronomist|forester|stylist
  |animator|composer|conductor|musician|translator|programmer|tester|recruiter|copywriter|operator|registrar|warden
  |steward|bursar|treasurer|ranger|clerk|chemist|physicist|mathematician|statistician|psychologist|counsellor|mediator
  |negotiator|organiser|fundraiser|campaigner|contractor|dispatcher|forwarder|driver|machinist|welder|fitter|tailor
  |butcher|sommelier|hotelier|concierge|optician|optometrist|radiographer|dietitian|audiologist|superintendent
  |\\p{L}+(?:ologist|onomist|iatrist|ographer|ometrist|maker|keeper|worker|teacher|master|wright)`
const surnames = `baker|brewer|butcher|captain|carpenter|chambers|chef|clerk|cook|driver|farmer|fitter|gardener|joiner
  |judge|mason|partner|pilot|president|principal|ranger|steward|tailor|warden|\\p{L}+(?:wright|maker|keeper|master)`

/** Word boundaries that also count accented letters. */
const whole = (listed: string, end = '') =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${listed.replace(/\s+/g, '')})(?![\\p{L}\\p{M}])${end}`, 'iu')

const role = whole(words)
const surname = whole(surnames, '$')

export const holdsRole = (text: string) => role.test(text)
/** Many a surname was a trade once, so one at the end of a name makes it no role. */
export const isRoleAlone = (name: string) => role.test(name.replace(surname, ''))
