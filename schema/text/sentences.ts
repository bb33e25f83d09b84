// Made when it is first asked: it loads language data, a tenth of the worker's start.
let segmenter: Intl.Segmenter | undefined

type Span = { text: string; from: number; to: number }

/** The sentences of a text and where they stand in it. */
export function sentenceSpans(text: string): Span[] {
  segmenter ??= new Intl.Segmenter('en-GB', { granularity: 'sentence' })
  return [...segmenter.segment(text)].flatMap(({ segment, index }): Span[] => {
    const sentence = segment.trim()
    const from = index + segment.indexOf(sentence)
    return sentence ? [{ text: sentence, from, to: from + sentence.length }] : []
  })
}

export const splitSentences = (text: string): string[] => sentenceSpans(text).map((span) => span.text)
