// biome-ignore lint/style/noRestrictedImports: this is no contract, and loaded only with `ai`, which brings zod
import { config } from 'zod'

// The page's policy forbids eval. Must run before the first contract is made, so before `ai` is imported.
config({ jitless: true })
