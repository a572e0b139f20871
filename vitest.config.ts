import { defineConfig } from 'vitest/config'

/** They leave nothing behind in a module or in the document. */
const pure = [
  'src/domain/**/*.test.ts',
  'src/lib/{format,numbers,text,wire}/*.test.ts',
  'src/ui/**/*.test.{ts,tsx}',
]

/**
 * Each has a process of its own. Whole apps import their pages beside each other, which loses modules between contexts;
 * the other two replace `location`, and serve GraphQL from inside a document.
 */
const alone = [
  'test/{faults,realNetwork}/**/*.test.{ts,tsx}',
  'src/lib/browser/reloadForNewBuild.test.ts',
  'src/pages/markets/alerts/watchAlerts.test.ts',
]

/** The app learns about its servers and keeps timers: each file has a context of its own, in a process that stays. */
const contexts = ['src/**/*.test.{ts,tsx}']

/** Whole networks that fall, age or are asked for long: `npm run test:nightly` runs them. */
const long = [
  'network/{accidents,network}.test.ts',
  'network/sync/{badNode,kill}.test.ts',
  'network/sync/prune/*.test.ts',
  'network/store/drivers/olderDatabase.test.ts',
  'network/testing/{fuzz,integration,truth}/*.test.ts',
  'scripts/package/*.test.ts',
]

export default defineConfig({
  // The copy that packages load from Node. Two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    setupFiles: ['scripts/test/setup.ts'],
    projects: [
      // The files of each share a process and what they load: to load it anew takes as long as the tests themselves.
      {
        extends: true,
        test: { name: 'pure', include: pure, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'network',
          include: ['{network,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: [...alone, ...(process.env.TIDELINE_NIGHTLY ? [] : long)],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'contexts',
          include: contexts,
          exclude: [...pure, ...alone],
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
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
