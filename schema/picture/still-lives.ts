import { line, type Scene, type Subject } from './brush.ts'
import { hashOf } from './random.ts'

/** A round opening with spheres. */
export const rings: Subject = ({ width, unit: u, between, fill, disc, cast, table, forms, colour }) => {
  let painted = cast(width * 0.5, table, u * 0.45)
  const x = width * between(0.44, 0.52)
  const r = u * between(0.29, 0.33)
  const y = table - r * 0.98
  painted += disc(x, y, r, fill('tone'))
  painted += disc(x + r * 0.07, y + r * 0.06, r * 0.8, colour.dark)
  painted += disc(x + r * 0.1, y + r * 0.08, r * 0.76, fill('ground'))
  for (let i = 0; i < forms; i++) {
    const turn = between(0.1, 0.5) + i * 1.5
    const paint = fill(i === 1 ? 'accentRound' : 'toneRound')
    painted += disc(
      x + Math.cos(turn) * r * 0.62,
      y + Math.sin(turn) * r * 0.56,
      r * (0.34 - i * 0.045),
      paint,
    )
  }
  return painted
}

/** A bowl of fruit, some of it on the table. */
export const spheres: Subject = ({
  width,
  unit: u,
  between,
  fill,
  path,
  disc,
  cast,
  table,
  forms,
  colour,
}) => {
  let x = width * between(0.2, 0.26)
  const bowl = width * between(0.56, 0.64)
  const r = u * between(0.2, 0.24)
  const y = table - r * 0.72
  const rim = `<path d="${line`M${bowl - r} ${y}h${r * 2}`}" stroke="${colour.tone}" stroke-width="${Math.round(u * 0.012)}"/>`
  let painted =
    cast(bowl, table + u * 0.02, r * 1.4) +
    disc(bowl, y - r * 0.1, u * 0.11, fill('accentRound')) +
    disc(bowl - r * 0.5, y, u * 0.08, fill('toneRound')) +
    path(line`M${bowl - r} ${y}a${r} ${r * 0.86} 0 0 0 ${r * 2} 0`, fill('half')) +
    rim
  for (let i = 0; i < forms; i++) {
    const q = u * between(0.05, 0.12)
    const foot = table + u * (0.03 + 0.05 * (i % 3))
    painted +=
      cast(x, foot, q * 1.4) + disc(x, foot - q * 0.9, q, fill(i === 1 ? 'accentRound' : 'toneRound'))
    x += u * between(0.12, 0.24)
  }
  return painted
}

/** The small object in the foreground, chosen by the second business area. */
export const smallThing = (scene: Scene, area: string) => {
  const { width, height, unit: u, between, fill, path, disc, cast, table, colour } = scene
  const x = width * between(0.1, 0.2)
  const y = table + (height - table) * between(0.35, 0.55)
  const q = u * between(0.035, 0.05)
  const top = y - q * 1.7
  const ball = () => disc(x, y - q, q, fill('accentRound'))
  const cone = () =>
    path(line`M${x - q} ${y}L${x + q * 0.2} ${y - q * 3.4} ${x + q * 1.1} ${y}`, fill('tone'))
  const box = () =>
    path(line`M${x - q} ${y}V${top}H${x + q}V${y}`, fill('tone')) +
    path(line`M${x + q} ${y}V${top}l${q * 0.6} ${-q * 0.3}V${y - q * 0.3}`, colour.dark) +
    path(line`M${x - q} ${top}l${q * 0.6} ${-q * 0.3}H${x + q * 1.6}L${x + q} ${top}`, colour.light)
  const dish = () =>
    path(line`M${x - q * 1.6} ${y - q}a${q * 1.6} ${q * 1.1} 0 0 0 ${q * 3.2} 0`, fill('tone'))
  const thing = [ball, cone, box, dish][hashOf(area) % 4] ?? ball
  return cast(x - q * 0.4, y - q * 0.1, q * 2) + thing()
}
