import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inlineScripts, sha256 } from '../serve/contentSecurityPolicy.ts'
import { addIntegrity } from './integrity.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-integrity-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app-1a.js'), 'import("./page-2b.js")')
  await writeFile(join(folder, 'assets/page-2b.js'), 'export {}')
  await writeFile(join(folder, 'assets/app-3c.css'), 'p {}')
  await writeFile(
    join(folder, 'index.html'),
    `<head>
    <meta charset="utf-8" />
    <link rel="icon" href="/mark.svg" />
    <script src="/assets/app-1a.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app-3c.css">
    </head>`,
  )
  await addIntegrity(folder)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const page = () => readFile(join(folder, 'index.html'), 'utf8')

test('every script and style of a build is named with its hash, lazy ones too', async () => {
  const [map = ''] = inlineScripts(await page())
  expect(JSON.parse(map)).toEqual({
    integrity: {
      '/assets/app-1a.js': sha256('import("./page-2b.js")'),
      '/assets/app-3c.css': sha256('p {}'),
      '/assets/page-2b.js': sha256('export {}'),
    },
  })
  expect(await page()).toContain(`href="/assets/app-3c.css" integrity="${sha256('p {}')}">`)
})

test('the policy of the page allows its import map, and comes before it', async () => {
  const html = await page()
  const [map = ''] = inlineScripts(html)
  expect(html).toContain(`script-src 'self' '${sha256(map)}'`)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('importmap'))
})
