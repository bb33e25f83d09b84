import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that passed only when they were tried again: each has a race, in it or in the product. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const again = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky)
    if (again.length === 0) return
    console.warn(`\nPassed at the second try, so there is a race to mend (${again.length}):`)
    for (const { module, fullName } of again) console.warn(`- ${module.relativeModuleId}: ${fullName}`)
  }
}
