import { defineConfig } from 'vitest/config'

/** They leave nothing behind in a module or in the document. */
const shared = [
  'src/domain/**/*.test.ts',
  'src/lib/{format,numbers,text,wire}/*.test.ts',
  'src/ui/**/*.test.{ts,tsx}',
]

/** Whole networks that fall, age or are asked for long: `npm run test:nightly` runs them. */
const long = [
  'network/accidents.test.ts',
  'network/sync/badNode.test.ts',
  'network/sync/prune/*.test.ts',
  'network/store/drivers/olderDatabase.test.ts',
  'network/testing/{fuzz,integration}/*.test.ts',
]

export default defineConfig({
  // The copy that packages load from Node. Two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    setupFiles: ['scripts/test/patience.ts'],
    projects: [
      // These files share a process and what they load, which takes half of their time.
      { extends: true, test: { name: 'shared', include: [...shared], isolate: false } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [
            'src/**/*.test.{ts,tsx}',
            'network/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/**/*.test.{ts,tsx}',
          ],
          exclude: [...shared, ...(process.env.TIDELINE_NIGHTLY ? [] : long)],
        },
      },
    ],
    // Vitest leaves a core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // A busy machine may take seconds to load what a test needs.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
