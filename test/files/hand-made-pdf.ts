import { zlibSync } from 'fflate'

type HandMade = {
  /** The content of each page, in the operators of PDF; text is shown with the font F1. */
  pages: string[]
  /** What is written into the catalogue beside its pages, as `/OpenAction 9 0 R`. */
  catalogue?: string
  /** Further objects, with the numbers that the catalogue calls them by, from 10. */
  objects?: Record<number, string>
}

const firstPage = 100

/** A PDF written by hand, for what no program writes. */
export function handMadePdf({ pages, catalogue = '', objects = {} }: HandMade): Buffer {
  const numbers = pages.map((_, at) => firstPage + at * 2)
  const bodies: [number, Buffer][] = [
    [1, Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`)],
    [
      2,
      Buffer.from(
        `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
      ),
    ],
    [3, Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')],
    ...Object.entries(objects).map(([number, body]): [number, Buffer] => [Number(number), Buffer.from(body)]),
    ...pages.flatMap((content, at): [number, Buffer][] => {
      const number = firstPage + at * 2
      const packed = Buffer.from(zlibSync(Buffer.from(content, 'latin1')))
      return [
        [
          number,
          Buffer.from(
            `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${number + 1} 0 R >>`,
          ),
        ],
        [
          number + 1,
          Buffer.concat([
            Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
            packed,
            Buffer.from('\nendstream'),
          ]),
        ],
      ]
    }),
  ]
  return written(bodies)
}

/** The objects one after the other, and behind them the table of where each begins. */
function written(bodies: [number: number, body: Buffer][]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  let length = parts[0]?.length ?? 0
  const size = Math.max(...bodies.map(([number]) => number)) + 1
  const table = Array.from({ length: size }, () => '0000000000 65535 f ')
  for (const [number, body] of bodies) {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    table[number] = `${String(length).padStart(10, '0')} 00000 n `
    parts.push(part)
    length += part.length
  }
  const end = `xref\n0 ${size}\n${table.join('\n')}\ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

/** The operators that write lines of text from the top of a page. */
export const linesAsPage = (lines: string[]) =>
  lines
    .map(
      (line, at) => `BT /F1 11 Tf 1 0 0 1 50 ${790 - at * 16} Tm (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`,
    )
    .join('\n')
