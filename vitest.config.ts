import { defineConfig } from 'vitest/config'

/** The whole app, and the wallets of a browser, which are made once: each file has a process of its own. */
const alone = ['test/{faults,realNetwork}/**/*.test.{ts,tsx}', 'src/interfaces/wallet/**/*.test.{ts,tsx}']

/** Whole networks that fall, age or are asked for long: `npm run test:nightly` runs them. */
const long = [
  'network/accidents.test.ts',
  'network/sync/badNode.test.ts',
  'network/sync/prune/*.test.ts',
  'network/store/drivers/olderDatabase.test.ts',
  'network/testing/{fuzz,integration}/*.test.ts',
  'scripts/package/*.test.ts',
]

export default defineConfig({
  // The copy that packages load from Node. Two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    setupFiles: ['scripts/test/waitTimeout.ts'],
    projects: [
      // These files share a process and what they load: to load it anew takes as long as the tests themselves.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{src,network,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: [...alone, ...(process.env.TIDELINE_NIGHTLY ? [] : long)],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
    // Vitest leaves a core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // A busy machine may take seconds to load what a test needs.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
