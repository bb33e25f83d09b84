import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{schema,worker,web,scripts,bench,e2e}/**/*.test.ts'],
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A deadline missed once on a crowded machine is no fault; what fails twice is, and the report names every second try.
    retry: 1,
    maxWorkers: 3,
    // What is waited for comes at once, or late on a busy machine.
    expect: { poll: { timeout: 10_000 } },
  },
})
