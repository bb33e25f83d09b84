// Made when it is first asked: it loads language data, a tenth of the worker's start.
let segmenter: Intl.Segmenter | undefined

/** Splits a text into sentences. */
export function splitSentences(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en-GB', { granularity: 'sentence' })
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}
