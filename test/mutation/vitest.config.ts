import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

/** The tests that stand in the rooms where Stryker changes code: those of the pages would take a day. */
export default defineConfig({
  ...(base.resolve && { resolve: base.resolve }),
  test: {
    include: [
      'src/domain/**/*.test.ts',
      'src/interfaces/transactions/**/*.test.ts',
      'network/{sync,decode}/**/*.test.ts',
    ],
    // It kills processes, which a run in a copy of the sources cannot start.
    exclude: ['network/sync/kill.test.ts'],
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
