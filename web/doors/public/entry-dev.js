// Hot reload needs React's refresh hook before the first component is loaded.
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
const { replayClicks } = await import('/web/client/click-replay.ts')
replayClicks()
await import('/web/doors/public/entry-client.tsx')
