import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'network/**/*.test.ts',
      'scripts/**/*.test.ts',
      'differential/**/*.test.ts',
      'mutants/**/*.test.ts',
      'hostile/**/*.test.{ts,tsx}',
    ],
    // Vitest leaves a core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // A busy machine may take seconds to load what a test needs.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
