import { distance } from 'fastest-levenshtein'

/** American and British word endings, each way. */
const variants: [RegExp, string][] = [
  [/(?<=\w{3})iz(e[drs]?|ers?|ing|ations?)$/, 'is$1'],
  [/(?<=\w{3})is(e[drs]?|ers?|ing|ations?)$/, 'iz$1'],
  [/(?<=\w{3})yz(e[drs]?|ing)$/, 'ys$1'],
  [/(?<=\w{3})ys(e[drs]?|ing)$/, 'yz$1'],
  [/^(behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|vap|vig)or/, '$1our'],
  [/^(behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|vap|vig)our/, '$1or'],
  [/^(cent|fib|lit|met|theat)er(s?)$/, '$1re$2'],
  [/^(cent|fib|lit|met|theat)re(s?)$/, '$1er$2'],
  [/^(canc|chann|fu|lab|lev|mod|pan|sign|trav)el(ed|ing|er|ers)$/, '$1ell$2'],
  [/^(canc|chann|fu|lab|lev|mod|pan|sign|trav)ell(ed|ing|er|ers)$/, '$1el$2'],
  [/^(def|lic|off)ense/, '$1ence'],
  [/^(def|lic|off)ence/, '$1ense'],
  [/^program(s?)$/, 'programme$1'],
  [/^programme(s?)$/, 'program$1'],
]

/** A word in the other spelling, American or British; undefined if there is none. */
export function otherSpelling(word: string): string | undefined {
  const rule = variants.find(([pattern]) => pattern.test(word))
  return rule && word.replace(...rule)
}

const maxCorrections = 2

/**
 * The known words nearest to an unknown one, at most two, the commoner first: one letter may differ, and two from eight
 * letters on.
 */
export function correctionsOf(typed: string, knownWords: { stem: string; passages: number }[]): string[] {
  const maxEdits = typed.length < 8 ? 1 : 2
  const candidates = knownWords
    .map(({ stem, passages }) => ({
      stem,
      passages,
      edits: isSwapped(typed, stem) ? 1 : distance(typed, stem),
    }))
    .filter(({ edits }) => edits <= maxEdits)
    .sort(
      (one, other) =>
        one.edits - other.edits || other.passages - one.passages || (one.stem < other.stem ? -1 : 1),
    )
  return candidates
    .filter(({ edits }) => edits === candidates[0]?.edits)
    .slice(0, maxCorrections)
    .map(({ stem }) => stem)
}

function isSwapped(one: string, other: string) {
  if (one.length !== other.length) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)
}
