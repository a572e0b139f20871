import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build as buildWithVite } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plainImports } from './plainImports.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-imports-'))
  await writeFile(join(folder, 'main.css'), 'p { color: red }')
  await writeFile(
    join(folder, 'main.js'),
    "import './main.css'\nexport const first = () => import('./first.js')\nexport const second = async () => (await import('./second.js')).second\n",
  )
  await writeFile(join(folder, 'first.js'), 'export const first = 1')
  await writeFile(
    join(folder, 'second.js'),
    "import { first } from './first.js'\nexport const second = first + 1",
  )
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('parts are imported as they are written, without a list of what else to load', async () => {
  await build()
  const { first, second } = await import(join(folder, 'dist/main.js'))
  expect(await first()).toMatchObject({ first: 1 })
  expect(await second()).toBe(2)
  expect(await readFile(join(folder, 'dist/main.js'), 'utf8')).not.toMatch(
    /\.css|modulepreload|preloadError|PRELOAD/,
  )
})

test('a part with styles of its own fails the build, because nothing would load them', async () => {
  await writeFile(join(folder, 'second.js'), "import './second.css'\nexport const second = 2")
  await writeFile(join(folder, 'second.css'), 'p { color: blue }')
  await expect(build()).rejects.toThrow(/second-[^.]+\.css/)
})

async function build() {
  await buildWithVite({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainImports()],
    build: {
      modulePreload: false,
      minify: false,
      rolldownOptions: {
        input: join(folder, 'main.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}
