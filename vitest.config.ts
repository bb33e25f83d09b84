import { configDefaults, defineConfig } from 'vitest/config'
import { patienceMs } from './test/run/patience.ts'

const tests = '{schema,worker,web,scripts,bench}/**/*.test.ts'
const requests = '{schema,worker,web,scripts,bench}/**/*.requests.test.ts'
/** The running product that requests and journeys share. */
const globalSetup = ['test/run/setup.ts', 'test/run/prepared.ts']
/** What runs beside others on one product is tried twice; `test/run/second-tries.ts` names what needed it. */
const retry = 1

export default defineConfig({
  test: {
    // One more than keep two cores at work: some tests wait for a time limit.
    maxWorkers: 4,
    // A worker keeps its modules and its browser from file to file: a fifth of the whole run.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: [tests], exclude: [...configDefaults.exclude, requests] },
      },
      {
        extends: true,
        // Tests that build the worker's verbs themselves have no build to name.
        resolve: {
          alias: { 'virtual:site-assets': new URL('test/site-assets.ts', import.meta.url).pathname },
        },
        test: { name: 'requests', include: [requests], globalSetup, retry },
      },
      {
        extends: true,
        test: { name: 'journeys', include: ['e2e/**/*.test.ts'], globalSetup, retry },
      },
      {
        extends: true,
        // What fails on purpose has a product of its own; `npm run test:faults` asks it whole and by the clock.
        test: {
          name: 'faults',
          include: ['test/faults/*.test.ts'],
          globalSetup: ['test/run/prepared.ts'],
          retry: process.env.FAULTS === 'whole' ? 0 : retry,
        },
      },
    ],
    reporters: ['default', './test/run/second-tries.ts'],
    // Nothing is measured by these: on a busy machine everything comes, only later, and one may stand still for a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: patienceMs } },
  },
})
