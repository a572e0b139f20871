import { defineConfig } from 'vitest/config'

const pure = ['src/domain/**/*.test.ts', 'src/lib/{format,numbers,text,wire}/*.test.ts']

export default defineConfig({
  // The copy that packages load from Node. Two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    projects: [
      // They keep no state, so that they can share what they load: it takes a third of the time.
      { extends: true, test: { name: 'pure', include: [...pure], isolate: false } },
      {
        extends: true,
        test: {
          name: 'all else',
          setupFiles: ['scripts/test/patience.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            'network/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/**/*.test.{ts,tsx}',
          ],
          exclude: [...pure],
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
