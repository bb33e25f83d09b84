// Hot reload needs React's refresh hook before the first component is loaded.
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
const { holdClicks } = await import('/web/client/held-clicks.ts')
holdClicks()
await import('/web/doors/public/entry-client.tsx')
