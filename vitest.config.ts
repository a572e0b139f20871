import { defineConfig } from 'vitest/config'

/** Tests that leave no state in modules or in the document, so that their files can share one context. */
const pure = ['src/domain/**/*.test.ts', 'src/lib/{format,numbers,text,wire}/*.test.ts']

/**
 * Each of these files runs in its own process. Tests of the whole app import pages in parallel, and contexts that share
 * a process lose modules; the other two replace `location` and serve GraphQL inside a document.
 */
const alone = [
  'test/{faults,realNetwork}/**/*.test.{ts,tsx}',
  'src/lib/browser/reloadForNewBuild.test.ts',
  'src/pages/markets/alerts/watchAlerts.test.ts',
]

/**
 * The app keeps module state about its servers, and timers. So each file has its own context, in a process that files
 * share.
 */
const contexts = ['src/**/*.test.{ts,tsx}']

/** Tests that are long or broad, such as those of crashes, pruning and whole networks: `npm run test:nightly` runs them. */
const onlyNight = process.env.TIDELINE_NIGHTLY ? [] : ['**/*.nightly.test.{ts,tsx}']

export default defineConfig({
  // The copy of the package that other packages load from Node, because two copies do not recognise each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    setupFiles: ['scripts/test/setup.ts'],
    projects: [
      // The files of each project share a process and its modules: loading these anew takes as long as the tests.
      {
        extends: true,
        test: { name: 'pure', include: pure, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'network',
          include: ['{network,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: [...alone, ...onlyNight],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'contexts',
          include: contexts,
          exclude: [...pure, ...alone, ...onlyNight],
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
        },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: onlyNight } },
    ],
    // Vitest leaves a core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // A busy machine may take seconds to load what a test needs.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
