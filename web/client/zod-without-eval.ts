// biome-ignore lint/style/noRestrictedImports: this is no contract, and loaded only where zod is anyway
import { config } from 'zod'

// The page's policy forbids eval. Must run before the first contract is made, so it is imported first.
config({ jitless: true })
