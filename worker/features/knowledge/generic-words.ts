import { wordsOf } from './terms.ts'

/** Words that many questions share and that say little about their subject: verbs of doing, amounts, people, time. */
const words = `able accept achieve actually advice advise agree anybody anyone anything ask away bad bring business buy call case change chance
come company consider cost day deal difference different difficult easy effect else end everybody everyone everything exactly example
experience explain fact fast feel find firm first fix future general give go good great hard happen hear help high idea important improve
industry instead issue job know large last late learn left less level little live long lose losing lot low lower main make man many matter
maybe mean might month much must need never new next nobody normal nothing number offer often old only part past people person place
please point possible prefer problem project put question quick quickly quite real really reason result right run same say see seem
several show since situation small solve somebody someone something sort speak start state stop story support sure take talk team tell
thing think time today together try two type understand us use used useful using usual usually value view want way week well without
woman wonder word work worked worker working world worry would write wrong year yes yet handle deal dealt done manage managed kind
one three four five six seven eight nine ten eleven twelve twenty hundred percent per cent let look looking lead led keep kept get ever always sometimes mostly cannot till ago anyway almost probably certainly later early earlier further whatever whenever whats myself yourself himself herself themselves ourselves still already enough better best worse`

let generic: Set<string> | undefined

/** Whether a word alone says too little to answer a question. */
export function isGeneric(stem: string): boolean {
  // Not at the start of the worker: finding the stems takes milliseconds.
  generic ??= new Set(wordsOf(words).map((word) => word.stem))
  return generic.has(stem)
}
