const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/** A text as its sentences. */
export const splitSentences = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
