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
    ],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
