import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A chunk that several pages load: its name and its modules, as paths from the root of the project. */
export type SharedChunk = { name: string; modules: readonly string[] }

const project = fileURLToPath(new URL('..', import.meta.url))

/** Modules that many pages need. Each chunk is one request, and it compresses better than several files. */
export const sharedChunks: readonly SharedChunk[] = [
  {
    name: 'parts',
    modules: [
      ...inFolder('node_modules/lucide-react/dist/esm/icons', [
        'check.mjs',
        'chevrons-up-down.mjs',
        'circle-check.mjs',
        'circle-exclamation-point.mjs',
        'circle-question-mark.mjs',
        'clock.mjs',
        'copy.mjs',
        'file-code.mjs',
        'undo-2.mjs',
      ]),
      ...inFolder('src/lib', ['browser/clock.ts', 'numbers/price.ts', 'text/time.ts']),
      'src/ui/charts/Bar.tsx',
      ...inFolder('src/ui/feedback', ['Stale.tsx', 'Status.tsx']),
      ...inFolder('src/ui/figures', [
        'Amount.tsx',
        'Badge.tsx',
        'Count.tsx',
        'ExternalText.tsx',
        'Figure.tsx',
        'Percent.tsx',
        'Price.tsx',
        'Time.tsx',
        'Unknown.tsx',
      ]),
      ...inFolder('src/ui/layout', ['Details.tsx', 'Tabs.tsx']),
      ...inFolder('src/ui/links', [
        'AddressLink.tsx',
        'BlockLink.tsx',
        'Copy.tsx',
        'Hash.tsx',
        'Midcut.tsx',
        'TokenLink.tsx',
        'TransactionLink.tsx',
      ]),
      ...inFolder('src/ui/table', ['SortHeader.tsx', 'Table.tsx', 'TablePager.tsx']),
    ],
  },
  {
    name: 'explorer',
    modules: inFolder('src/interfaces/explorer', [
      'address.ts',
      'addressParameter.ts',
      'aliases.ts',
      'client.ts',
      'decoded.ts',
      'page.ts',
      'record.ts',
      'token.ts',
      'tokenTransfer.ts',
      'transaction.ts',
    ]),
  },
]

/**
 * The shared chunks as groups of the bundler. Throws when a listed module does not exist, so that renaming a file
 * cannot silently remove it from its chunk.
 */
export function chunkGroups(chunks: readonly SharedChunk[] = sharedChunks, root = project) {
  const missing = chunks.flatMap(({ modules }) => modules).filter((module) => !existsSync(join(root, module)))
  if (missing.length > 0) {
    throw new Error(`scripts/chunks.ts lists modules that do not exist: ${missing.join(', ')}`)
  }
  return chunks.map(({ name, modules }) => {
    const files = new Set(modules.map((module) => join(root, module)))
    return { name, test: (id: string) => files.has(join(id)), includeDependenciesRecursively: false }
  })
}

function inFolder(folder: string, files: readonly string[]): string[] {
  return files.map((file) => `${folder}/${file}`)
}
