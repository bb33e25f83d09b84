import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Names the tests that passed only when they were tried again, and what went wrong first: each has a race, in it or in the product. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const again = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky)
    if (again.length === 0) return
    console.warn(`\nPassed at the second try, so there is a race to mend (${again.length}):`)
    for (const test of again)
      console.warn(`- ${test.module.relativeModuleId}: ${test.fullName}\n${firstFailure(test)}`)
  }
}

function firstFailure(test: TestCase): string {
  const [error] = test.result().errors ?? []
  const where = error?.stacks?.map(({ file, line }) => `${file}:${line}`) ?? []
  return [...(error?.message ?? '').split('\n').slice(0, 6), ...where.slice(0, 4)]
    .map((line) => `    ${line}`)
    .join('\n')
}
