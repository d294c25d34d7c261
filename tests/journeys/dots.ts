import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** A dot for each journey; what fails is told in full at once, for a run may be cut off before its end. */
export default class Dots implements Reporter {
  onTestEnd(test: TestCase, { errors }: TestResult) {
    if (test.ok()) {
      process.stdout.write('·')
      return
    }
    const title = test.titlePath().filter(Boolean).join(' › ')
    console.log(`\n✗ ${title}`)
    for (const { message, stack } of errors) console.log(stack ?? message)
  }

  onStdOut(text: string | Buffer) {
    process.stdout.write(text)
  }

  onEnd() {
    console.log()
  }

  printsToStdio() {
    return true
  }
}
