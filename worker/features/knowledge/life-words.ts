import { stemOf, wordsOf } from './terms.ts'
import { rootOf } from './word-roots.ts'

/**
 * Families of everyday words in which people ask about somebody's life and manner of working, one a line. They count
 * where the expert is asked about, and never for a story.
 */
const lifeFamilies = `
job work profession trade career occupation post position role employment living background assignment
first start begin originally beginning early initially
last end finally finish outcome
before former formerly previous previously past earlier once used until
boss director chief head leader manager run lead led manage charge
employee worker staff crew clerk
carry bring take hold use gear tool kit equipment instrument luggage bag stick device
pay paid earn income fee fees commission salary charge money cut cost price pricey cheap expensive reward bill percentage
sell sale seller salesman salesperson salespeople sold vendor
mother mum mom dad father parent family grandmother grandfather gran granny aunt uncle cousin brother sister relative home childhood
woman lady chairwoman she girl female
man gentleman bloke fellow guy male
child children son daughter kid young boy
grow farm raise rear keep crop animal plant field land acre
shop store retail shopkeeper branch chain counter
school teach teacher lesson pupil classroom subject educate education tutor
learn train training study qualification qualify apprentice degree
boat ship sea sail deck deckhand ferry aboard vessel water
bus coach van travel transport journey drive ride
night evening dark morning dawn hour late time clock
day week month year often regular full part
winter summer season spring autumn year
quit leave resign left resignation walk depart stop
close closed collapse bankrupt bust fail under fold insolvent
owe debt owing money unpaid
bank lender lending loan credit finance
refuse decline reject turn down no
honest straight truth frank open tell candid bad
say tell speak talk mention voice opinion think view believe according mind
listen hear ear
ask question enquire inquire
read look check study examine
write draw note publish
phone ring call telephone
visit come go join
wait delay slow hang hold
cause reason because why due
mostly usually most nearly generally typically
want need wish like prefer better rather fond
people person folk somebody everybody man woman
everybody everyone all level junior senior
reader subscriber audience customer client
firm company business organisation employer
small big large size little medium middling
paper form document file page
map chart plan drawing sketch
box bin drawer basket
night shift rota schedule roster
country abroad world overseas continent nation city town region place part
hospital clinic ward theatre nurse
nurse nursing nursed care hospice palliative
engineer engineering technical
regulator supervisor inspector watchdog
side table opposite other facing
claim win lawyer dispute
owner contractor client
code software program system
undo back revert return way
deliver deliverable hand give produce
lose lost cancel cancellation leave
fix mend repair right put
`

let families: Map<string, Set<number>> | undefined

/** The families that a stem belongs to. */
export function lifeFamiliesOf(stem: string): ReadonlySet<number> {
  families ??= readFamilies()
  return families.get(rootOf(stem)) ?? noFamily
}
const noFamily: ReadonlySet<number> = new Set()

function readFamilies() {
  const byRoot = new Map<string, Set<number>>()
  for (const [index, line] of lifeFamilies.trim().split('\n').entries())
    for (const { text } of wordsOf(line)) {
      const root = rootOf(stemOf(text))
      byRoot.set(root, (byRoot.get(root) ?? new Set()).add(index))
    }
  return byRoot
}
