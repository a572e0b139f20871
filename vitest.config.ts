import { defineConfig } from 'vitest/config'

/** They leave nothing behind in a module or in the document. */
const pure = [
  'src/domain/**/*.test.ts',
  'src/lib/{format,numbers,text,wire}/*.test.ts',
  'src/ui/**/*.test.{ts,tsx}',
]

/** Components of pages: each file has a context of its own, in a process that has loaded the document once. */
const components = ['src/pages/**/*.test.tsx']

/** The app learns about its servers and keeps timers: each of these files has a process of its own. */
const alone = ['src/**/*.test.{ts,tsx}', 'test/{faults,realNetwork}/**/*.test.{ts,tsx}']

/** Whole networks that fall, age or are asked for long: `npm run test:nightly` runs them. */
const long = [
  'network/accidents.test.ts',
  'network/sync/badNode.test.ts',
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
        test: { name: 'components', include: components, pool: 'vmForks', vmMemoryLimit: '1GB' },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: [...pure, ...components] } },
    ],
    // Vitest leaves a core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // A busy machine may take seconds to load what a test needs.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
