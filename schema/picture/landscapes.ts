import { line, type Subject } from './brush.ts'

/** Sails, the nearest in front. */
export const sails: Subject = ({ width, height, unit: u, between, fill, path, disc, cast, table, forms }) => {
  let painted = cast(width * 0.45, table, u * 0.42)
  const x = width * between(0.24, 0.32)
  const step = u * between(0.14, 0.18)
  for (let i = forms; i >= 0; i--) {
    const h = height * (0.62 - i * 0.09) * between(0.94, 1.04)
    const w = u * between(0.3, 0.4)
    const mast = x + i * step
    const luff = line`M${mast} ${table - h}Q${mast + w * 1.15} ${table - h * 0.55} ${mast + w} ${table}`
    const foot = line`Q${mast + w * 0.4} ${table - h * 0.12} ${mast - u * 0.03} ${table}`
    painted += path(luff + foot, fill(i === 1 ? 'accent' : i % 2 ? 'half' : 'tone'))
  }
  const buoy = disc(width * 0.16, table + u * 0.02, u * 0.05, fill('toneRound'))
  return painted + buoy + cast(width * 0.16, table + u * 0.07, u * 0.07)
}

/** Hills behind hills under a low sun. */
export const strata: Subject = ({
  width: W,
  height: H,
  unit: u,
  between,
  fill,
  path,
  disc,
  table,
  forms,
}) => {
  const sun = disc(
    W * between(0.22, 0.36),
    H * between(0.2, 0.3),
    u * between(0.08, 0.12),
    fill('accentRound'),
  )
  let hills = ''
  for (let i = 0; i <= forms; i++) {
    const x = W * (0.85 - i * (0.66 / forms)) + u * between(-0.05, 0.05)
    const y = table - H * (0.56 - i * 0.1) * between(0.9, 1.05)
    const base = table + (H - table) * i * 0.3
    const half = u * between(0.34, 0.48)
    const [ridge, fold, foot] = [x + u * between(0.02, 0.1), base - (base - y) * 0.42, x + u * 0.03]
    hills += path(line`M${x - half} ${base}L${x} ${y} ${ridge} ${fold} ${foot} ${base}`, fill('tone'))
    hills += path(line`M${x} ${y}L${x + half * 1.2} ${base}H${foot}L${ridge} ${fold}`, fill('ground'))
  }
  const bank = line`M0 ${H * 0.93}L${W * 0.7} ${H * 0.9} ${W} ${H * 0.95}V${H}H0`
  return sun + hills + path(bank, fill('table'))
}

/** People in front of a lit doorway. */
export const peopleAtDoor: Subject = ({
  width,
  height,
  unit: u,
  between,
  fill,
  path,
  disc,
  all,
  cast,
  table,
  forms,
}) => {
  const x = width * between(0.2, 0.3)
  const w = u * between(0.5, 0.62)
  const y = height * between(0.1, 0.16)
  const chosen = Math.floor(between(0, forms))
  const jamb = x + w
  const door =
    path(line`M${x} ${y}L${jamb} ${y + u * 0.05}V${table}H${x}`, fill('tone')) +
    path(
      line`M${jamb} ${y + u * 0.05}L${x + w * 1.14} ${y}V${table + u * 0.03}L${jamb} ${table}`,
      fill('ground'),
    )
  let shadows = ''
  let people = ''
  for (let i = 0; i < forms; i++) {
    const at = x + w * (0.16 + (i * 0.86) / forms) + u * between(-0.02, 0.04)
    const ground = table + u * (0.05 + 0.055 * ((i * 2 + 1) % 3))
    const h = u * between(0.33, 0.42)
    const s = u * between(0.062, 0.078)
    const [r, crown] = [u * 0.03, ground - h]
    const shoulder = line`M${at - s} ${ground}c${s * 0.1} ${-h * 0.5} ${s * 0.1} ${-h * 0.88} ${s} ${-h * 0.9}`
    const robe = `${shoulder}${line`s${s * 0.9} ${h * 0.4} ${s * 1.2} ${h * 0.9}`}`
    shadows += cast(at, ground, s * 2.4, '')
    people += path(robe, fill(i === chosen ? 'accent' : 'half'))
    people += disc(at, crown + r, r, fill(i === chosen ? 'accentRound' : 'toneRound'))
  }
  return door + all(fill('shadow'), shadows) + people
}
