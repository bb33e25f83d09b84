import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{schema,worker,web,scripts,bench,e2e}/**/*.test.ts'],
    globalSetup: ['e2e/setup.ts'],
    // Nothing is measured by these: on a busy machine everything comes, only later.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 3,
    expect: { poll: { timeout: 60_000 } },
  },
})
