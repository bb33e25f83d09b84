import { stemOf } from './terms.ts'

/** English verbs with irregular forms, one a line. */
const irregular = `
arise arose arisen
bear bore borne
beat beaten
become became
begin began begun
bend bent
bet betted
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
cling clung
come came
creep crept
deal dealt
dig dug
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
fly flew flown
forbid forbade forbidden
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
give gave given
go went gone
grow grew grown
hang hung
hear heard
hide hid hidden
hold held
keep kept
know knew known
lay laid
lead led
lean leant
learn learnt
leave left
lend lent
light lit
lose lost
make made
mean meant
meet met
overcome overcame
overrun overran
oversee oversaw overseen
pay paid
ride rode ridden
ring rang rung
rise rose risen
run ran
say said
see saw seen
seek sought
sell sold
send sent
sew sewn
shake shook shaken
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
sow sown
speak spoke spoken
speed sped
spell spelt
spend spent
spin spun
stand stood
steal stole stolen
stick stuck
strike struck
swear swore sworn
sweep swept
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
understand understood
undertake undertook undertaken
wake woke woken
wear wore worn
weave wove woven
win won
withdraw withdrew withdrawn
write wrote written`

let verbByForm: Map<string, string> | undefined

const people = /(?:wo)?m[ae]n$|person$/
/** The endings that make a noun of a person or a deed, or an adjective, of a word. */
const suffixes = /(?:ation|ment|ship|ance|anc|ence|enc|ist|ian|ion|iv|abl|ibl|or|er|al|ic|y|i|e)$/
const minRootLength = 4

/** What a stem shares with the other words made of it: `supervisor` and `supervise`, `sold` and `sell`. */
export function rootOf(stem: string): string {
  verbByForm ??= readIrregular()
  const verb = verbByForm.get(stem) ?? stem
  const withoutPerson = verb.replace(people, '')
  const base = withoutPerson.length >= minRootLength ? withoutPerson : verb
  const root = base.replace(suffixes, '')
  return root.length >= minRootLength ? root : base
}

function readIrregular() {
  const forms = new Map<string, string>()
  for (const line of irregular.trim().split('\n')) {
    const [verb = '', ...others] = line.split(' ').map(stemOf)
    for (const other of others) forms.set(other, verb)
  }
  return forms
}
