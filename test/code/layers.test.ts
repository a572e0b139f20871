import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Holds every import of the repository to one table of rooms; `dependency-cruiser` could read the same table. */

type Room = {
  /** Matches the files of the room: from the start of the path to its folder, which they may import. */
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
/** What the pages of lending, the portfolio and the front page share. */
const lending = ['action/', 'activity/', 'assets/', 'credit/', 'data/', 'figures/', 'ViewAddress.tsx'].map(
  (room) => `src/pages/lending/${room}`,
)
const serving = ['network/service/', 'network/decode/', 'network/store/', 'spec/']
const chain = ['network/access/', 'network/rpc/', 'network/contracts/', 'network/packages/', 'spec/']

/** The first room that matches a file holds for it. */
const rooms: Room[] = [
  { room: /^src\/lib\//, imports: [] },
  { room: /^src\/domain\//, imports: ['src/lib/', 'spec/'] },
  { room: /^src\/ui\//, imports: ui, without: clients },
  { room: /^src\/interfaces\/(?=testing\/|.*\.test\.ts$)/, imports: ['src/lib/', 'src/domain/', 'spec/'] },
  { room: /^src\/interfaces\/\w+\//, imports: ['src/lib/', 'src/domain/', 'spec/'] },
  {
    room: /^src\/pages\/(signing|lag|root)\//,
    imports: [...ui, 'src/interfaces/'],
    without: clients,
  },
  {
    room: /^src\/pages\/home\//,
    imports: [...page, search, parts('explorer'), parts('markets'), ...lending],
    without: clients,
  },
  { room: /^src\/pages\/explorer\/\w+\//, imports: [...page, search, parts('explorer')], without: clients },
  {
    room: /^src\/pages\/markets\/\w+\//,
    imports: [...page, parts('markets'), 'src/pages/markets/alerts/'],
    without: clients,
  },
  { room: /^src\/pages\/portfolio\//, imports: [...page, ...lending], without: clients },
  { room: /^src\/pages\/lending\/(?:\w+\/)?/, imports: [...page, ...lending], without: clients },
  { room: /^src\/pages\/testing\//, imports: [...ui, 'src/interfaces/', 'src/pages/'] },
  { room: /^src\/pages\/(gallery|settings|status)\//, imports: page, without: clients },
  { room: /^src\//, imports: [], without: clients },
  { room: /^network\/(?=(testing|bench)\/|.*(\.test\.ts$|\/testing\/))/, imports: ['spec/', 'scripts/'] },
  { room: /^network\/(access|rpc|contracts|packages|store)\//, imports: ['spec/'] },
  { room: /^network\/service\//, imports: ['network/access/', 'network/store/'] },
  { room: /^network\/decode\//, imports: [...chain, 'network/store/'] },
  { room: /^network\/(node|seed)\//, imports: chain },
  { room: /^network\/sync\//, imports: ['network/decode/', 'network/rpc/', 'network/store/', 'spec/'] },
  { room: /^network\/indexer\//, imports: serving },
  { room: /^network\/explorer\//, imports: [...serving, 'network/contracts/', 'network/packages/'] },
  { room: /^network\/lending\//, imports: ['network/service/', 'network/contracts/', 'spec/'] },
  { room: /^network\//, imports: ['spec/'] },
  { room: /^test\//, imports: ['src/', 'network/', 'spec/', 'e2e/', 'public/', 'vitest.config.ts'] },
  {
    room: /^(e2e|scripts)\//,
    imports: ['e2e/', 'scripts/', 'test/', 'network/', 'spec/', 'public/', 'src/'],
  },
]

/** Proof, fakes and benches: what ships imports none of it. */
function isProof(path: string): boolean {
  return /\.test\.tsx?$|\/testing\/|^(test|e2e|scripts)\/|^network\/bench\//.test(path)
}

/** Files that load a compiler, the binaries, the specification or the entry of a build, which only the machine can name. */
const loaders =
  /^src\/first\.js$|^network\/(contracts\/(compile\.ts|solc\.mjs)|node\/(repairDump\.mjs|foundryBinary\.ts)|explorer\/verification\/compile\w+\.(ts|mjs)|indexer\/graphql\/schema\.ts)$/

/** Forms that hide what is imported, and fakes of our own modules. */
const hidden =
  /(?<!\/)\bimport\(\s*(?!['"][^'"]*['"]\s*\))|\brequire\(|\bcreateRequire\b|import\.meta\.(glob|resolve)\(|\bvi\s*\.\s*\w*[mM]ock\w*\(\s*['"`][.#/]/

const aliases: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).imports

/** What is imported, seen from the root of the repository; a package stays as it is. */
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

/** What a file imports against the table. */
function breaches(file: string, text: string): string[] {
  const found = ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const why = refusal(file, fileName)
    return why ? [`${fileName} ${why}`] : []
  })
  if (!/^(src|network)\//.test(file) || loaders.test(file)) return found
  const form = hidden.exec(text)?.[0]
  const url = /^src\//.test(file) && !isProof(file) && /new URL\(\s*['"`](\.\.|\/)/.test(text)
  return [...found, ...(form ? [`${form} hides what it imports`] : []), ...(url ? ['new URL leads out'] : [])]
}

test('every file imports only what its room may', () => {
  const files = ['src', 'network', 'test', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|m?js)$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => join(folder, path)),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.map((file) => [file, ...breaches(file, readFileSync(file, 'utf8'))])
  expect(found.filter(([, breach]) => breach)).toEqual([])
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
