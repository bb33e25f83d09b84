import { randomUUID } from 'node:crypto'

/** By which hostile words are found again where a page shows them. */
export const markOfWords = `mark${randomUUID().slice(0, 8)}`

/** Each would run, lead on, hide or end what it stands in, where a page or a mail took it for more than text. */
const kinds = [
  `<img src=x onerror="ran('img')" class=planted>`,
  `<svg class=planted onload="ran('svg')"><a href="javascript:ran('link')">go</a></svg>`,
  `"'></script></style></textarea></title><script class=planted>ran('script')</script>`,
  `javascript:ran('address')`,
  `{{constructor.constructor("ran('braces')")()}} \${ran('literal')} <%= ran('tag') %>`,
  `\u2028\u202e--><iframe class=planted srcdoc="<script>parent.ran('frame')</script>"></iframe>`,
]

/** Words of a field of one line, of each kind in turn. */
export const plantedLine = (() => {
  let at = 0
  return () => {
    at += 1
    return `${markOfWords} ${kinds[at % kinds.length]}`
  }
})()

/** All kinds at once, with a figure, so that it can be claimed. */
export const plantedText = `${markOfWords} 9 of 10: ${kinds.join(' ')}`
/** As long as a chat line may be, without a place to break it. */
export const longPlantedText = `${plantedText} `.padEnd(2_000, '<b>W')
