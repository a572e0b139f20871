import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configuration, escapes, type Floor, floors, forms, urlEscapes, urls } from './layerCases.ts'

/** Tries every escape from the layer rules: Biome checks a folder with one file for each, and has to refuse all. */

type Diagnostic = { category: string; message: string; location: { path: string } | null }
type Attempt = { title: string; file: string; source: string }

const root = fileURLToPath(new URL('../..', import.meta.url))
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
const run = promisify(execFile)

const refused = new Map(floors.map((floor) => [floor, numbered(floor, 'refused', attemptsOn(floor))]))
const allowed = new Map(
  floors.map((floor) => {
    const sources = floor.allowed.map((specifier) => [specifier, plain(specifier)] as const)
    return [floor, numbered(floor, 'allowed', sources)]
  }),
)

/** What the floor may not import, plainly. Then the first of it and each escape in every form. */
function attemptsOn({ folder, refused }: Floor): (readonly [title: string, source: string])[] {
  const specifiers = [...refused.slice(0, 1), ...escapes]
  return [
    ...refused.map((specifier) => [specifier, plain(specifier)] as const),
    ...inEveryForm(forms, specifiers),
    ...(folder.startsWith('src/') ? inEveryForm(urls, urlEscapes) : []),
  ]
}

function inEveryForm(ways: typeof forms, specifiers: string[]) {
  return Object.entries(ways).flatMap(([form, write]) =>
    specifiers.map((specifier) => [`${form}: ${specifier}`, `${write(specifier)}\n`] as const),
  )
}

function plain(specifier: string): string {
  return `import { x } from '${specifier}'\nexport const y = x\n`
}

function numbered({ folder }: Floor, name: string, sources: (readonly [string, string])[]): Attempt[] {
  return sources.map(([title, source], index) => ({ title, source, file: `${folder}/${name}${index}.ts` }))
}

/** The messages of the layer rules by file. */
const messages = new Map<string, string[]>()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-layers-'))
  await writeFile(join(folder, '.gitignore'), 'node_modules/\n')
  for (const file of configuration) await cp(join(root, file), join(folder, file), { recursive: true })
  for (const { file, source } of [...refused.values(), ...allowed.values()].flat()) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), source)
  }
  for (const { category, message, location } of await lint()) {
    if (!location || !['plugin', 'lint/style/noRestrictedImports'].includes(category)) continue
    messages.set(location.path, [...(messages.get(location.path) ?? []), message])
  }
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

async function lint(): Promise<Diagnostic[]> {
  const flags = ['--reporter=json', '--reporter-file=report.json', '--max-diagnostics=none']
  const rules = ['--only=style/noRestrictedImports', '--only=plugin']
  await run(process.execPath, [biome, 'lint', ...flags, ...rules], { cwd: folder }).catch(() => undefined)
  return JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')).diagnostics
}

describe.each(floors)('a file in $folder', (floor) => {
  test('can import no higher floor and escape in no way', () => {
    const passed = refused.get(floor)?.filter(({ file }) => !messages.has(file)) ?? []
    expect(passed.map(({ title }) => title)).toEqual([])
  })

  test('can import the floors below', () => {
    const stopped = allowed.get(floor)?.filter(({ file }) => messages.has(file)) ?? []
    expect(stopped.map(({ title, file }) => `${title}: ${messages.get(file)}`)).toEqual([])
  })
})
