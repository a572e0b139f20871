import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

/** The tests in the folders that Stryker mutates; the tests of the pages would take a day. */
export default defineConfig({
  ...(base.resolve && { resolve: base.resolve }),
  test: {
    include: [
      'src/domain/**/*.test.ts',
      'src/interfaces/transactions/**/*.test.ts',
      'network/{sync,decode}/**/*.test.ts',
    ],
    exclude: [
      // It kills processes, which cannot start in Stryker's copy of the sources.
      'network/sync/kill.nightly.test.ts',
      // Seconds for each mutant; what guards money must fail in a test of its own.
      'src/interfaces/transactions/runner/transactionModel.test.ts',
    ],
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
