/** What the layer rules of the project refuse and allow. `layers.test.ts` tries all of it. */

export type Floor = {
  /** Where a file of this floor may be. */
  folder: string
  /** Specifiers that a file there may not import. The first is tried in every form. */
  refused: string[]
  /** Specifiers that it may import. */
  allowed: string[]
}

/** The configuration that Biome needs for the rules, without the code they are for. */
export const configuration = [
  'biome.json',
  'network/layers.json',
  'src/layers.json',
  'scripts/layers/plainImports.grit',
  'scripts/layers/ownFiles.grit',
]

/** Libraries that only interfaces and domain may know. */
const clients = ['wagmi', 'wagmi/actions', 'viem', 'viem/utils', 'urql', '@urql/core', 'graphql-ws']

const interfaces = ['explorer', 'indexer', 'lending', 'node', 'transactions', 'wallet']
const areas = ['explorer', 'markets', 'lending']

const app = [
  {
    folder: 'src/lib/numbers',
    refused: ['#pages/x.ts', '#interfaces/x.ts', '#ui/x.ts', '#domain/x.ts', '#spec/abi/x.ts'],
    allowed: ['./x.ts', '#lib/wire/x.ts', 'valibot'],
  },
  {
    folder: 'src/domain/lending',
    refused: ['#pages/x.ts', '#interfaces/x.ts', '#ui/x.ts'],
    allowed: ['./x.ts', '#domain/credit/x.ts', '#lib/wire/x.ts', '#spec/abi/x.ts', 'viem'],
  },
  {
    folder: 'src/ui/table',
    refused: ['#pages/x.ts', '#interfaces/x.ts', '#spec/abi/x.ts', ...clients],
    allowed: ['./x.ts', '#ui/form/x.ts', '#domain/health/x.ts', '#lib/wire/x.ts', 'react'],
  },
  ...interfaces.map((name) => ({
    folder: `src/interfaces/${name}`,
    refused: [
      '#pages/x.ts',
      '#ui/x.ts',
      ...interfaces.filter((other) => other !== name).map((other) => `#interfaces/${other}/x.ts`),
    ],
    allowed: ['./x.ts', '#domain/lending/x.ts', '#lib/wire/x.ts', '#spec/abi/x.ts', ...clients],
  })),
  ...areas.map((area) => ({
    folder: `src/pages/${area}/page`,
    refused: [
      ...areas.filter((other) => other !== area).map((other) => `#pages/${other}/parts/x.ts`),
      `#pages/${area}/other/x.ts`,
      '#pages/root/layout/x.ts',
      '#spec/abi/x.ts',
      ...clients,
    ],
    allowed: [
      './x.ts',
      './room/x.ts',
      `#pages/${area}/parts/room/x.ts`,
      '#pages/signing/x.ts',
      '#pages/lag/x.ts',
      '#pages/root/route.ts',
      '#interfaces/node/x.ts',
      '#ui/table/x.ts',
      '#domain/lending/x.ts',
      '#lib/wire/x.ts',
    ],
  })),
  {
    folder: 'src/pages/home',
    refused: ['#pages/root/layout/x.ts', '#pages/markets/board/x.ts', '#spec/abi/x.ts', ...clients],
    allowed: [
      './x.ts',
      '#pages/root/route.ts',
      '#pages/root/search/x.ts',
      ...areas.map((area) => `#pages/${area}/parts/room/x.ts`),
      '#pages/lag/x.ts',
      '#interfaces/node/x.ts',
      '#ui/table/x.ts',
      '#lib/wire/x.ts',
    ],
  },
  {
    folder: 'src/pages/root/layout',
    refused: ['#pages/explorer/parts/x.ts', '#spec/abi/x.ts', ...clients],
    allowed: [
      './x.ts',
      '#pages/root/search/x.ts',
      '#interfaces/node/x.ts',
      '#ui/table/x.ts',
      '#lib/wire/x.ts',
    ],
  },
  ...['signing', 'lag'].map((shared) => ({
    folder: `src/pages/${shared}`,
    refused: ['#pages/root/route.ts', '#pages/lending/parts/x.ts', '#spec/abi/x.ts', ...clients],
    allowed: ['./x.ts', '#interfaces/node/x.ts', '#ui/table/x.ts', '#domain/transactions/x.ts'],
  })),
  {
    folder: 'src/pages/settings',
    refused: ['#pages/root/layout/x.ts', '#pages/explorer/parts/x.ts', ...clients],
    allowed: ['./x.ts', '#pages/root/route.ts', '#interfaces/node/x.ts', '#ui/table/x.ts'],
  },
  {
    folder: 'src',
    refused: clients,
    allowed: ['./router.ts', '#pages/root/route.ts', '#lib/wire/x.ts'],
  },
].map((floor): Floor => ({ ...floor, refused: ['#network/x.ts', ...floor.refused] }))

/** The rooms of the network, each with the rooms it may import. */
const rooms: Record<string, string[]> = {
  rpc: [],
  contracts: [],
  store: [],
  service: ['store'],
  decode: ['store', 'rpc', 'contracts'],
  node: ['rpc', 'contracts'],
  seed: ['rpc', 'contracts'],
  sync: ['decode', 'rpc', 'store'],
  indexer: ['service', 'decode', 'store'],
  explorer: ['service', 'decode', 'store', 'contracts'],
  lending: ['service', 'contracts'],
  start: [
    'sync',
    'seed',
    'node',
    'indexer',
    'explorer',
    'lending',
    'service',
    'decode',
    'store',
    'rpc',
    'contracts',
  ],
}
const supports = ['test', 'bench', 'openapi']

const network = Object.entries(rooms).map(([room, below]): Floor => {
  const above = Object.keys(rooms).filter((other) => other !== room && !below.includes(other))
  const folders = room === 'start' ? supports : [...above, ...supports]
  return {
    folder: `network/${room}`,
    refused: [
      ...folders.map((other) => `#network/${other}/x.ts`),
      '#lib/x.ts',
      '#pages/x.ts',
      '#domain/x.ts',
    ],
    allowed: ['./x.ts', 'viem', ...[room, ...below].map((other) => `#network/${other}/deep/x.ts`)],
  }
})

export const floors: Floor[] = [...app, ...network]

/** Ways out of a folder that hide where they lead. */
export const escapes = [
  '../x.ts',
  './../x.ts',
  '.././x.ts',
  './/../x.ts',
  './a/../../x.ts',
  '..',
  './..',
  '#network/store/../indexer/x.ts',
  '#lib/../pages/x.ts',
  '/src/pages/x.ts',
  'file:///src/pages/x.ts',
]

type Form = (specifier: string) => string

/** Ways to import. Biome reads the specifier of the first ones, and the others are refused as such. */
export const forms: Record<string, Form> = {
  import: (specifier) => `import { x } from '${specifier}'\nexport const y = x`,
  'default import': (specifier) => `import x from '${specifier}'\nexport const y = x`,
  'side effect': (specifier) => `import '${specifier}'`,
  'type import': (specifier) => `import type { X } from '${specifier}'\nexport type Y = X`,
  're-export': (specifier) => `export { x } from '${specifier}'`,
  'export of all': (specifier) => `export * from '${specifier}'`,
  'export of types': (specifier) => `export type { X } from '${specifier}'`,
  'dynamic import': (specifier) => `export const x = import('${specifier}')`,
  'import equals': (specifier) => `import x = require('${specifier}')\nexport const y = x`,
  ...hidden(),
}

function hidden(): Record<string, Form> {
  return {
    'type query': (specifier) => `export type X = typeof import('${specifier}')`,
    'import with attributes': (specifier) =>
      `export const x = import('${specifier}', { with: { type: 'json' } })`,
    'import of a template': (specifier) => `export const x = import(\`${specifier}\`)`,
    'import of a variable': (specifier) => `const at = '${specifier}'\nexport const x = import(at)`,
    'import of a sum': (specifier) =>
      `export const x = import('${specifier.slice(0, 1)}' + '${specifier.slice(1)}')`,
    'escaped import': (specifier) => `import { x } from '${escaped(specifier)}'\nexport const y = x`,
    'encoded import': (specifier) => `import { x } from '${encoded(specifier)}'\nexport const y = x`,
    'escaped dynamic import': (specifier) => `export const x = import('${escaped(specifier)}')`,
    require: (specifier) => `export const x = require('${specifier}')`,
    'require under another name': (specifier) =>
      `const load = require\nexport const x = load('${specifier}')`,
    createRequire: (specifier) =>
      `import { createRequire } from 'node:module'\nexport const x = createRequire(import.meta.url)('${specifier}')`,
    'import.meta.resolve': (specifier) => `export const x = import.meta.resolve('${specifier}')`,
    'import.meta.glob': (specifier) => `export const x = import.meta.glob('${specifier}')`,
    'vi.mock': (specifier) => `import { vi } from 'vitest'\nvi.mock('${specifier}')`,
  }
}

function escaped(specifier: string): string {
  return specifier.replace(/./, (first) => `\\u{${first.charCodeAt(0).toString(16)}}`)
}

function encoded(specifier: string): string {
  return specifier.replaceAll('.', '%2e')
}

/** Files that a floor of the app names by a URL are bundled like imports. */
export const urls: Record<string, Form> = {
  'worker by URL': (specifier) => `export const x = new Worker(new URL('${specifier}', import.meta.url))`,
}
export const urlEscapes = ['../interfaces/x.ts', './../interfaces/x.ts', '/src/interfaces/x.ts']
