import type { Brush, Pigment } from './brush.ts'

const stop = (offset: string, colour: string) =>
  `<stop${offset && ` offset="${offset}"`} stop-color="${colour}"/>`

const raking = 'x2="1" y2=".7"'

/** The gradients of every picture, with light from the upper left. */
export const lights = ({ colour, idOf, between }: Brush) => {
  const { dark, ground, light, tone, half, accent } = colour
  const gradient = (kind: 'linear' | 'radial', pigment: Pigment, attributes: string, stops = '') =>
    `<${kind}Gradient id="${idOf(pigment)}"${attributes && ` ${attributes}`}${stops ? `>${stops}</${kind}Gradient>` : '/>'}`
  const like = (pigment: Pigment) => `href="#${idOf(pigment)}"`
  const somewhere = (low: number, high: number) => between(low, high).toFixed(2).slice(1)
  const lamp = `cx="${somewhere(0.1, 0.3)}" cy="${somewhere(0.06, 0.22)}" r="${somewhere(0.75, 0.95)}"`
  return [
    gradient('linear', 'ground', raking, stop('', ground) + stop('1', dark)),
    gradient(
      'radial',
      'light',
      lamp,
      stop('', `${light}d9`) + stop('.35', `${tone}6b`) + stop('1', `${ground}00`),
    ),
    gradient(
      'radial',
      'toneRound',
      'cx=".3" cy=".26" r=".82"',
      stop('', light) + stop('.3', tone) + stop('.8', half) + stop('1', dark),
    ),
    gradient('linear', 'tone', `${like('toneRound')} ${raking}`),
    gradient(
      'radial',
      'accentRound',
      like('toneRound'),
      stop('', light) + stop('.22', accent) + stop('1', dark),
    ),
    gradient('linear', 'accent', `${like('accentRound')} ${raking}`),
    gradient('linear', 'half', raking, stop('', tone) + stop('.45', half) + stop('1', dark)),
    gradient('linear', 'table', `${like('half')} x2="1" y2=".15"`),
    gradient('linear', 'beam', raking, stop('', `${light}61`) + stop('1', `${light}00`)),
    gradient('radial', 'shadow', '', stop('', '#000000b8') + stop('1', '#0000')),
    gradient('radial', 'edges', 'r=".8"', stop('.5', `${dark}00`) + stop('1', `${dark}c7`)),
  ].join('')
}
