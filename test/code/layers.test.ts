import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Checks every import of the repository against one table of rooms; `dependency-cruiser` could do the same. */

type Room = {
  /** Matches the path of a room's files up to the room's folder, which they may import. */
  room: RegExp
  /** Folders and files outside the room that they may import. */
  imports: string[]
  /** Packages that they may not import. */
  without?: RegExp
}

const clients = /^(@?wagmi|viem|@?urql|graphql|graphql-ws|graphql-sse)(\/|$)/
const ui = ['src/lib/', 'src/domain/', 'src/ui/']
const page = [
  ...ui,
  'src/interfaces/',
  'src/pages/signing/',
  'src/pages/lag/',
  'src/pages/root/route.ts',
  'src/pages/testing/',
]
const search = 'src/pages/root/search/'
const parts = (area: string) => `src/pages/${area}/parts/`
/** Parts of lending that the portfolio and the front page share. */
const lending = [
  'action/',
  'activity/',
  'assets/',
  'credit/',
  'data/',
  'figures/',
  'AddressForm.tsx',
  'ViewAddress.tsx',
].map((room) => `src/pages/lending/${room}`)
const serving = ['network/access/', 'network/service/', 'network/decode/', 'network/store/', 'spec/']
const chain = ['network/access/', 'network/rpc/', 'network/contracts/', 'network/packages/', 'spec/']

/** The rooms. The first one that matches a file applies to it. */
const rooms: Room[] = [
  { room: /^src\/lib\//, imports: [] },
  { room: /^src\/domain\//, imports: ['src/lib/', 'spec/'] },
  { room: /^src\/ui\//, imports: ui, without: clients },
  { room: /^src\/interfaces\/(?=testing\/|.*\.test\.ts$)/, imports: ['src/lib/', 'src/domain/', 'spec/'] },
  { room: /^src\/interfaces\/\w+\//, imports: ['src/lib/', 'src/domain/', 'spec/'] },
  { room: /^src\/pages\/(signing|lag)\//, imports: [...ui, 'src/interfaces/'], without: clients },
  {
    room: /^src\/pages\/root\//,
    imports: [...ui, 'src/interfaces/', 'src/pages/signing/'],
    without: clients,
  },
  {
    room: /^src\/pages\/home\//,
    imports: [
      ...page,
      search,
      parts('explorer'),
      parts('markets'),
      ...lending,
      // It says of one's own tokens what the portfolio says.
      'src/pages/portfolio/holdings.ts',
      'src/pages/portfolio/useNetWorth.ts',
    ],
    without: clients,
  },
  {
    room: /^src\/pages\/explorer\/\w+\//,
    imports: [
      ...page,
      search,
      parts('explorer'),
      'src/pages/markets/parts/TokenWarning.tsx',
      'spec/boundedDecoding.ts',
    ],
    without: clients,
  },
  {
    // A new market is traded with the parts of a market's form.
    room: /^src\/pages\/markets\/create\//,
    imports: [...page, parts('markets'), 'src/pages/markets/market/trade/'],
    without: clients,
  },
  {
    room: /^src\/pages\/markets\/\w+\//,
    imports: [...page, parts('markets'), 'src/pages/markets/alerts/', 'src/pages/positions/'],
    without: clients,
  },
  {
    room: /^src\/pages\/portfolio\//,
    imports: [...page, parts('explorer'), ...lending, 'src/pages/positions/'],
    without: clients,
  },
  { room: /^src\/pages\/positions\//, imports: [...page, 'src/pages/lending/data/'], without: clients },
  { room: /^src\/pages\/lending\/(?:\w+\/)?/, imports: [...page, ...lending], without: clients },
  { room: /^src\/pages\/testing\//, imports: [...ui, 'src/interfaces/', 'src/pages/'] },
  { room: /^src\/pages\/status\//, imports: [...page, parts('explorer')], without: clients },
  { room: /^src\/pages\/gallery\//, imports: page, without: clients },
  {
    room: /^src\/pages\/settings\//,
    imports: [...page, 'src/pages/markets/market/trade/quote/SlippageChoice.tsx'],
    without: clients,
  },
  { room: /^src\//, imports: [], without: clients },
  { room: /^network\/(?=(testing|bench)\/|.*(\.test\.ts$|\/testing\/))/, imports: ['spec/', 'scripts/'] },
  { room: /^network\/(access|rpc|contracts|packages|store)\//, imports: ['spec/'] },
  { room: /^network\/service\//, imports: ['network/access/', 'network/store/'] },
  { room: /^network\/decode\//, imports: [...chain, 'network/store/'] },
  { room: /^network\/(node|seed)\//, imports: chain },
  { room: /^network\/sync\//, imports: ['network/decode/', 'network/rpc/', 'network/store/', 'spec/'] },
  {
    room: /^network\/recall\//,
    imports: ['network/decode/', 'network/rpc/', 'network/store/'],
  },
  { room: /^network\/indexer\//, imports: serving },
  { room: /^network\/explorer\//, imports: [...serving, 'network/contracts/', 'network/packages/'] },
  { room: /^network\/lending\//, imports: ['network/service/', 'network/contracts/', 'spec/'] },
  { room: /^network\//, imports: ['spec/'] },
  {
    room: /^test\//,
    imports: [
      'src/',
      'network/',
      'spec/',
      'public/',
      'vitest.config.ts',
      'e2e/nightly/pictures/recording.json',
    ],
  },
  { room: /^e2e\//, imports: ['test/', 'network/', 'spec/', 'public/', 'src/'] },
  { room: /^scripts\//, imports: ['e2e/', 'test/', 'network/', 'spec/', 'public/', 'src/'] },
]

/** Whether a file is a test, a fake or a bench, which shipped code must not import. */
function isProof(path: string): boolean {
  return /\.test\.tsx?$|\/testing\/|^(test|e2e|scripts)\/|^network\/bench\//.test(path)
}

/** Files that import a compiler, a binary, the specification or a build's entry by a computed path. */
const loaders =
  /^src\/first\.js$|^network\/(contracts\/(compile\.ts|solc\.mjs)|node\/(repairDump\.mjs|foundryBinary\.ts)|explorer\/verification\/compile\w+\.(ts|mjs)|indexer\/graphql\/schema\.ts|start\/processes\/serviceProgram\.ts)$/

/** Forms that hide an import, and fakes of our own modules. */
const hidden =
  /(?<!\/)\bimport\(\s*(?!['"][^'"]*['"]\s*\))|\brequire\(|\bcreateRequire\b|import\.meta\.(glob|resolve)\(|\bvi\s*\.\s*\w*[mM]ock\w*\(\s*['"`][.#/]/

const aliases: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).imports

/** The path of an import from the root of the repository; a package's name is unchanged. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  const [, alias, rest = ''] = /^(#\w+\/)(.*)$/.exec(specifier) ?? []
  return alias ? join(aliases[`${alias}*`]?.slice(0, -1) ?? alias, rest) : specifier
}

/** Why a file may not import this; undefined when it may. */
function refusal(file: string, specifier: string): string | undefined {
  const product = /^(src|network)\//.test(file)
  if (/^\/|^file:|[%\\]/.test(specifier)) return 'hides where it leads'
  if (product && /(^|\/)\.\.(\/|$)/.test(specifier)) return 'leads out of its folder: write #alias/'
  const rule = rooms.find(({ room }) => room.test(file))
  if (!rule) return 'is imported by a file that has no room'
  const to = target(file, specifier)
  if (to === specifier) return rule.without?.test(to) ? 'belongs to the interfaces' : undefined
  if (product && isProof(to) && !isProof(file)) return 'is for tests'
  const own = rule.room.exec(file)?.[0] ?? ''
  const allowed = [own, ...rule.imports, ...(isProof(file) ? ['test/signing/', 'src/pages/testing/'] : [])]
  return allowed.some((path) => to.startsWith(path)) ? undefined : 'is in a room above or beside'
}

function importsOf(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
}

/** The imports of a file that the table forbids. */
function breaches(file: string, text: string): string[] {
  const found = importsOf(text).flatMap((specifier) => {
    const why = refusal(file, specifier)
    return why ? [`${specifier} ${why}`] : []
  })
  if (!/^(src|network)\//.test(file) || loaders.test(file)) return found
  const form = hidden.exec(text)?.[0]
  const url = /^src\//.test(file) && !isProof(file) && /new URL\(\s*['"`](\.\.|\/)/.test(text)
  return [...found, ...(form ? [`${form} hides what it imports`] : []), ...(url ? ['new URL leads out'] : [])]
}

/** Each folder with those beside it that its files import: `src/ui/table` with `src/ui/form`. */
function neighbours(imports: [file: string, to: string][]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [file, to] of imports) {
    const from = file.split('/')
    const into = to.split('/')
    const fork = from.findIndex((part, index) => part !== into[index])
    // The last part is the file's name, which is no folder.
    if (fork < 0 || fork >= from.length - 1 || fork >= into.length - 1) continue
    const folder = from.slice(0, fork + 1).join('/')
    found.set(folder, (found.get(folder) ?? new Set()).add(into.slice(0, fork + 1).join('/')))
  }
  return found
}

/** A path of imports from a folder back to itself; undefined without one. */
function circle(folders: Map<string, Set<string>>): string[] | undefined {
  const done = new Set<string>()
  function walk(folder: string, path: string[]): string[] | undefined {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    const steps = [...(folders.get(folder) ?? [])].map((next) => walk(next, [...path, folder]))
    done.add(folder)
    return steps.find((found) => found)
  }
  return [...folders.keys()].map((folder) => walk(folder, [])).find((found) => found)
}

const files = ['src', 'network', 'test', 'e2e', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|m?js)$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => join(folder, path)),
  )
  .map((file): [string, string] => [file, readFileSync(file, 'utf8')])

test('every file imports only what its room allows', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.map(([file, text]) => [file, ...breaches(file, text)])
  expect(found.filter(([, breach]) => breach)).toEqual([])
})

test('folders beside each other import each other in one direction', () => {
  const imports = files.flatMap(([file, text]) =>
    isProof(file) && !/^(test|e2e|scripts)\//.test(file)
      ? []
      : importsOf(text).map((specifier): [string, string] => [file, target(file, specifier)]),
  )
  expect(circle(neighbours(imports.filter(([, to]) => !to.endsWith('.json'))))).toBeUndefined()
})

test('circle finds a cycle of folders, and none where a file of the parent imports both', () => {
  const down: [string, string][] = [
    ['src/ui/Page.ts', 'src/ui/table/Table.ts'],
    ['src/ui/table/Table.ts', 'src/ui/form/Input.ts'],
    ['src/ui/form/Input.ts', 'src/ui/look.ts'],
  ]
  expect(circle(neighbours(down))).toBeUndefined()
  expect(circle(neighbours([...down, ['src/ui/form/deep/Field.ts', 'src/ui/table/Row.ts']]))).toEqual([
    'src/ui/table',
    'src/ui/form',
    'src/ui/table',
  ])
})

test.each([
  ['src/lib/format/x.ts', "import type { X } from '#domain/credit/x.ts'"],
  ['src/domain/credit/x.ts', "export const x = import('#interfaces/node/x.ts')"],
  ['src/domain/credit/x.ts', "export type X = typeof import('./../../ui/x.ts')"],
  ['src/ui/table/x.tsx', "export { formatUnits } from 'viem/utils'"],
  ['src/interfaces/node/x.ts', "import '#interfaces/wallet/x.ts'"],
  ['src/pages/explorer/block/x.tsx', "import { x } from '#pages/explorer/transaction/x.ts'"],
  ['src/pages/settings/x.tsx', "import { x } from '#pages/lending/action/x.ts'"],
  ['src/main.tsx', "import { x } from '#network/rpc/x.ts'"],
  ['network/rpc/x.ts', "import { x } from '#lib/wire/x.ts'"],
  ['network/indexer/x.ts', "import { x } from '#network/explorer/x.ts'"],
  ['network/store/x.ts', "import { x } from './testing/x.ts'"],
  ['test/faults/x.ts', "import { x } from '../../scripts/x.ts'"],
  ['src/lib/wire/x.ts', "const at = './x.ts'\nexport const x = import(at)"],
  ['src/lib/wire/x.test.ts', "vi.mock('./x.ts')"],
  ['src/lib/wire/x.ts', "import { x } from '#lib/%2e%2e/pages/x.ts'"],
  ['src/lib/wire/x.ts', "new Worker(new URL('../../pages/x.ts', import.meta.url))"],
])('a file %s cannot say %s', (file, text) => {
  expect(breaches(file, text)).toHaveLength(1)
})
