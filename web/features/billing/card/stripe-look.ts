import type { Appearance } from '@stripe/stripe-js'

/** The theme of Stripe's form in our current colours: its frame does not see our stylesheet. */
export function stripeLook(): Appearance {
  const [ink, soft, wall, edge, madder, focus] = [
    colourOf('--ink'),
    colourOf('--ink-soft'),
    colourOf('--wall-lit'),
    colourOf('--edge'),
    colourOf('--madder-text'),
    colourOf('--focus'),
  ]
  return {
    theme: 'flat',
    variables: {
      fontFamily: 'Instrument Sans, system-ui, sans-serif',
      fontSizeBase: '17px',
      fontSizeSm: '15px',
      spacingUnit: '4px',
      borderRadius: '3px',
      colorPrimary: madder,
      colorDanger: madder,
      colorBackground: wall,
      colorText: ink,
      colorTextSecondary: soft,
      colorTextPlaceholder: soft,
    },
    rules: {
      '.Input': { border: `1px solid ${edge}`, boxShadow: 'none', padding: '13px 16px' },
      '.Input:focus': { outline: `2px solid ${focus}`, boxShadow: 'none' },
      '.Tab': { border: `1px solid ${edge}`, boxShadow: 'none' },
      '.Label': { fontWeight: '560', color: ink },
    },
  }
}

/** A colour of the look as `rgb(…)`, which is what Stripe reads. */
function colourOf(token: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return ''
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token)
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
