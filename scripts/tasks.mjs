import { spawnSync } from 'node:child_process'

/** One checker: several do the same work again, and other checks run meanwhile. */
const typescript = 'node node_modules/typescript-native/bin/tsc --checkers 1'

/**
 * `npm run VERB -- NAME …`: the commands that few people need, by verb, so that package.json lists only the verbs. What
 * follows the name goes to the command. `npm run check` without a name runs the usual checks one after another.
 */
const tasks = {
  check: {
    code: ['biome check'],
    // TypeScript 7 takes a tenth of the time of 6, whose API gql.tada still needs.
    types: [
      'gql.tada generate-output',
      `${typescript} -p tsconfig.json`,
      `${typescript} -p tsconfig.network.json`,
    ],
    unused: ['knip'],
    size: ['tsx scripts/build/budget.ts'],
    contracts: [
      'tsx scripts/contracts/forge.ts fmt --check',
      'tsx scripts/contracts/forge.ts lint --deny warnings',
    ],
    abi: ['tsx network/abi/generateAbi.ts --check'],
    coverage: ['tsx scripts/contracts/coverage.ts'],
    openapi: ['tsx network/testing/explorer/checkOpenapi.ts'],
  },
  bench: {
    network: ['tsx --max-semi-space-size=16 network/bench/requests/benchRequests.ts'],
    ingest: ['tsx network/bench/ingest/benchIngest.ts'],
    sockets: ['tsx network/bench/sockets/benchSockets.ts'],
    pages: ['tsx scripts/bench/benchPages.ts'],
  },
  soak: {
    network: ['tsx network/bench/soak/soakNetwork.ts'],
    accidents: ['tsx network/bench/soak/soakAccidents.ts'],
    scale: ['tsx network/bench/scale/testScale.ts'],
    heap: ['tsx scripts/heap.ts'],
  },
  generate: {
    abi: ['tsx network/abi/generateAbi.ts'],
    screenshots: ['tsx e2e/screenshots.ts'],
    pictures: ['tsx e2e/nightly/pictures/recordPictures.ts'],
  },
}

/** The checks of every change. */
const usual = ['code', 'types', 'unused', 'size', 'contracts', 'abi']

const [verb, name, ...options] = process.argv.slice(2)
const named = tasks[verb]
if (!named || (name !== undefined && !named[name]) || (name === undefined && verb !== 'check')) {
  console.error(`npm run ${verb} -- ${Object.keys(named ?? tasks).join(' | ')}`)
  process.exit(1)
}
const chosen = name === undefined ? usual : [name]
for (const command of chosen.flatMap((each) => named[each])) {
  const words = command.split(' ')
  const [program, ...rest] = words[0] === 'node' ? words : ['npx', ...words]
  const { status } = spawnSync(program, [...rest, ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
}
