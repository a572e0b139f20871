import { defineConfig } from 'vitest/config'

/** They start networks, processes and whole apps, or look at what a fresh module does: each file gets a process of its own. */
const alone = ['network/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.{ts,tsx}']

export default defineConfig({
  // The copy that packages load from Node. Two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    setupFiles: ['scripts/test/patience.ts'],
    projects: [
      // They share what they load, which takes half of their time.
      { extends: true, test: { name: 'app', include: ['src/**/*.test.{ts,tsx}'], isolate: false } },
      { extends: true, test: { name: 'network and whole app', include: alone } },
    ],
    // Vitest leaves a core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // A busy machine may take seconds to load what a test needs.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
