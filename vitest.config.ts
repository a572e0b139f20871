import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests that leave no state in modules or in the document, so that their files can share one context. */
const pure = ['src/domain/**/*.test.ts', 'src/lib/{format,numbers,text,wire}/*.test.ts']

/** Tests of the whole app. */
const whole = ['test/{faults,realNetwork}/**/*.test.tsx']

/** These replace `location`, hear wallets announce themselves, or serve GraphQL inside a document: each has its own process. */
const alone = [
  'src/lib/browser/reloadForNewBuild.test.ts',
  'src/interfaces/wallet/accountLists.test.ts',
  'src/interfaces/wallet/announcedWallets.test.ts',
  'src/pages/markets/alerts/watchAlerts.test.ts',
  'src/pages/root/wallet/connect/ConnectDialog.test.tsx',
]

/** Tests that are long or broad, such as those of crashes, pruning and whole networks: `npm run test:nightly` runs them. */
const onlyNight = process.env.TIDELINE_NIGHTLY ? [] : ['**/*.nightly.test.{ts,tsx}']

export default defineConfig({
  // The copy of the package that other packages load from Node, because two copies do not recognise each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    setupFiles: ['scripts/test/setup.ts'],
    projects: [
      // The files of each project but the last share a process and its packages: loading these anew takes as long as the tests.
      {
        extends: true,
        test: { name: 'pure', include: pure, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'network',
          include: ['{network,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: [...whole, ...onlyNight],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: whole,
          exclude: onlyNight,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['scripts/test/freshFile.ts', 'test/faults/silentCharts.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['src/**/*.test.ts'],
          exclude: [...pure, ...alone, ...onlyNight],
          isolate: false,
          setupFiles: ['scripts/test/freshFile.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'documents',
          include: ['src/**/*.test.tsx'],
          exclude: alone,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['scripts/test/freshFile.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
    // Vitest leaves a core to itself, which is half of a small machine; and many tests wait, while one more can run.
    maxWorkers: availableParallelism() + 1,
    // A busy machine may take seconds to load what a test needs.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
