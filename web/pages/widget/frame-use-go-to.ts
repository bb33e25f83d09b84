import { wayTo } from './visitor-fetch.ts'

const openTab = (to: string) => {
  open(wayTo(to), '_blank', 'noopener')
}

/** In the widget's frame another page opens in a new tab. */
const useNewTab = () => openTab

export { useNewTab as useGoTo }
