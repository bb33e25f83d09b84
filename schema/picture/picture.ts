import type { BusinessArea } from '../options.ts'
import { line, makeBrush, type Scene } from './brush.ts'
import { lights } from './lights.ts'
import { palettes } from './palettes.ts'
import { hashOf } from './random.ts'
import { type PictureFormat, pickAt, pictureSizes, pictureStyle, type Work } from './shape.ts'
import { smallThing } from './still-lives.ts'
import { subjects } from './subjects.ts'

const subjectAreas = Object.keys(subjects) as [BusinessArea, ...BusinessArea[]]

/** A prefix of ids that is unique among the pictures of a page: four characters, the first a letter. */
const prefixOf = (slug: string, format: PictureFormat) =>
  ((hashOf(slug + pictureSizes[format][0]) % 1213056) + 466560).toString(36)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<"]/g, (character) => entities[character] ?? character)

/**
 * A profile's picture as SVG, the same for the same words: the first area chooses the subject, the slug everything drawn
 * by chance, the number of skills the forms, the second area the object in front.
 */
export const picture = (
  { slug, areas, skillCount }: Work,
  { format, grain = false, title = '' }: { format?: PictureFormat; grain?: boolean; title?: string } = {},
) => {
  const { paletteShare, shape, random } = pictureStyle(slug)
  const palette = pickAt(palettes, paletteShare)
  const brush = makeBrush(pictureSizes[format ?? shape], prefixOf(slug, format ?? shape), palette, random)
  const { width: W, height: H, between, fill, path, colour } = brush
  const table = H * between(0.74, 0.82)
  const tilt = H * between(-0.03, 0.04)
  const edge = W * between(0.55, 0.82)
  const scene: Scene = { ...brush, table, forms: Math.min(4, Math.max(2, skillCount || 3)) }
  const canvas = line`M0 0H${W}V${H}H0`

  const gradients = lights(brush)
  const wall = path(line`M${edge} 0H${W}V${H}H${edge + W * 0.04}`, colour.dark, '.45')
  const beam = line`M${-W * 0.1} ${-H * 0.1}H${W * between(0.05, 0.2)}L${W * between(0.85, 1.05)} ${table}H${W * between(0.3, 0.45)}`
  const floor = line`M0 ${table - tilt}L${W} ${table + tilt}V${H}H0`
  // The questionnaire's `Funding` is the gallery's `Funding/Finance`.
  const area =
    subjectAreas.find((known) => known.startsWith(areas[0] || '-')) ?? pickAt(subjectAreas, random())
  const painted = [
    path(canvas, fill('ground')),
    path(canvas, fill('light')),
    wall,
    path(beam, fill('beam')),
    path(floor, fill('table')),
    subjects[area](scene),
    areas[1] ? smallThing(scene, areas[1]) : '',
    path(canvas, fill('edges')),
  ].join('')
  const noise = `<filter id="${brush.idOf('grain')}"><feTurbulence baseFrequency=".8" numOctaves="2"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .25 0"/></filter>`
  const film = `<path d="${canvas}" filter="${fill('grain')}" style="mix-blend-mode:overlay"/>`
  const labelling = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" ${labelling}><defs>${gradients}${grain ? noise : ''}</defs>${painted}${grain ? film : ''}</svg>`
}
