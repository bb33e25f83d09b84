const meanings: Readonly<Record<string, string>> = {
  'Identity (Love)': 'What you are known for, and whether it is what you love to do.',
  'Intention (Hope)': 'What you hope for next, and how ready you are for it.',
  'Impact (Faith)': 'What has changed through you, and who would confirm it.',
}

/** The meaning of a section's name in half a line, if it needs one. */
export const meaningOf = (label: string | undefined) => (label ? meanings[label] : undefined)
