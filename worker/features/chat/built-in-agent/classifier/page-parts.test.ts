import { expect, test } from 'vitest'
import { anselmWeir } from '#schema/samples/anselm-weir.ts'
import { gwenllianProsser } from '#schema/samples/gwenllian-prosser.ts'
import { harukaPenhale } from '#schema/samples/haruka-penhale.ts'
import { inesHallam } from '#schema/samples/ines-hallam.ts'
import { kwabenaAidoo } from '#schema/samples/kwabena-aidoo.ts'
import { losalineFaupula } from '#schema/samples/losaline-faupula.ts'
import { moiraKinnaird } from '#schema/samples/moira-kinnaird.ts'
import { nomvulaKhoza } from '#schema/samples/nomvula-khoza.ts'
import { ravindraPillai } from '#schema/samples/ravindra-pillai.ts'
import { ruthCalloway } from '#schema/samples/ruth-calloway.ts'
import { tendaiRasmusson } from '#schema/samples/tendai-rasmusson.ts'
import { tomArkwright } from '#schema/samples/tom-arkwright.ts'
import { yusufDemirel } from '#schema/samples/yusuf-demirel.ts'
import { zofiaMarszalek } from '#schema/samples/zofia-marszalek.ts'
import { publishedProfile } from '#test/published-profile.ts'
import { publishedSample } from '#test/published-sample.ts'
import { stemOf } from '#worker/features/knowledge/terms.ts'
import { rootOf } from '#worker/features/knowledge/word-roots.ts'
import { groundedAnswer } from '../grounded-answer.ts'

test.each([
  [gwenllianProsser, 'was she a nurse in a hospice at one time', 'nursed for fourteen years'],
  [inesHallam, 'What was she selling, and in which cities?', 'Porto and Sheffield'],
  [ruthCalloway, 'Did Ruth supervise banks herself?', 'bank supervisor for nine years'],
  [tomArkwright, 'has he worked in the family shop himself', 'worked in it for ten years'],
  [yusufDemirel, 'In how many hospitals did he manage the operating departments?', 'four hospitals'],
])(
  'a visitor who asks in other words about the expert’s life is answered with the about text',
  (expert, question, words) => {
    const answer = groundedAnswer(publishedSample(expert), question)
    expect(answer).toMatch(/^\S+ (?:says on this page|own words)|own words: “/)
    expect(answer).toContain(words)
  },
)

test.each([
  [moiraKinnaird, 'Does somebody from the contractor’s side put in a word for her?', 'Lindiwe Maseko'],
  [tomArkwright, 'what does the uncle of Selin complain about', 'Selin Kavaklı'],
  [nomvulaKhoza, 'Has any casework manager looked at the files?', 'Farzana Akhtar'],
  [ravindraPillai, 'How did the construction manager feel about the crane?', 'Iain Drever'],
])(
  'a visitor who asks about a referee’s words or role is answered with that referee’s words',
  (expert, question, name) => {
    expect(groundedAnswer(publishedSample(expert), question)).toMatch(new RegExp(`^${name}, .*says: “`))
  },
)

test.each([
  [
    nomvulaKhoza,
    'does anybody outside the council confirm the housing claims, somebody who speaks for the families?',
    'Farzana Akhtar',
  ],
  [zofiaMarszalek, 'which publisher listened to your calls and how many', 'Fergus Abernethy'],
  [losalineFaupula, 'Where was it that you worked on the boats?', 'Hauraki Gulf'],
])(
  'a part of the page that is certain to answer comes before one that shares its words',
  (expert, question, words) => {
    expect(groundedAnswer(publishedSample(expert), question)).toContain(words)
  },
)

test('a question how something was got back is answered with the story, not with who confirms it', () => {
  const answer = groundedAnswer(publishedSample(kwabenaAidoo), 'How did you get the bank back?')
  expect(answer).toContain('The first bank consented to rank behind it')
})

test.each([
  [anselmWeir, 'Where does Anselm live?'],
  [tomArkwright, 'Has Tom got children himself?'],
  [ruthCalloway, 'Has she ever been sued?'],
  [inesHallam, 'does she speak Dutch'],
])('a detail of a life that the about text leaves out gets an honest no', (expert, question) => {
  expect(groundedAnswer(publishedSample(expert), question)).toMatch(/^I find no answer to that in what/)
})

test.each([
  [harukaPenhale, 'Which school in Truro employed her?'],
  [kwabenaAidoo, 'Which bank did he work for?'],
  [ravindraPillai, 'Which network operator employed Ravindra?'],
  [tendaiRasmusson, 'In which university did Tendai do his degree?'],
])('a name that the page leaves out gets an honest no, though a rule finds a passage', (expert, question) => {
  expect(groundedAnswer(publishedSample(expert), question)).toMatch(/^I find no answer to that in what/)
})

test.each([
  ['Could you kindly tell me', 'in which cities she sold software'],
  ['I should be interested to learn', 'how many days a week she gives to a company'],
  ['May I ask whether', 'she speaks Dutch'],
])('“%s …” is answered like the question that it leads up to', (leadIn, question) => {
  const page = publishedSample(inesHallam)
  expect(groundedAnswer(page, `${leadIn} ${question}?`)).toBe(groundedAnswer(page, `${question}?`))
})

test('a page without an about text and referees answers a question about its expert with an honest no', () => {
  const page = publishedProfile({ about: '', references: [] })
  expect(groundedAnswer(page, 'Which subject did she use to teach?')).toMatch(/^I find no answer to that/)
})

test.each([
  ['sold', 'sell'],
  ['taught', 'teacher'],
  ['supervisor', 'supervise'],
  ['treasurer', 'treasury'],
  ['chairwoman', 'chair'],
])('“%s” and “%s” are words of one root', (one, other) => {
  expect(rootOf(stemOf(one))).toBe(rootOf(stemOf(other)))
})
