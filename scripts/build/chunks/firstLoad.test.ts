import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { describeBuild } from './firstLoad.ts'

/** A bundle of chunks: name, the module each holds, what each imports. */
function bundleOf(...chunks: [file: string, module: string, imports: string[]][]): Rolldown.OutputBundle {
  return Object.fromEntries(
    chunks.map(([fileName, module, imports], index) => [
      fileName,
      { type: 'chunk', fileName, imports, moduleIds: [module], isEntry: index === 0 },
    ]),
  ) as unknown as Rolldown.OutputBundle
}

const bundle = bundleOf(
  ['shell.js', '/main.tsx', ['react.js']],
  ['react.js', '/react', []],
  ['words.js', '/words', ['shell.js']],
  ['page.js', '/Page.tsx', ['words.js', 'shell.js']],
  ['other.js', '/Other.tsx', ['shell.js']],
  ['dialog.js', '/Dialog.tsx', ['words.js']],
)

test('a route needs its page and all that imports, except what the entry brings', () => {
  expect(
    describeBuild(bundle, [
      { path: '/page', modules: ['/Page.tsx'] },
      { path: '/other', modules: ['/Other.tsx', '/words', '/Other.tsx'] },
    ]),
  ).toEqual({
    entry: '/shell.js',
    files: ['/words.js', '/page.js', '/other.js'],
    routes: [
      ['/page', [1, 0]],
      ['/other', [2, 0]],
    ],
  })
})

test('error: a module that no chunk holds ends the build', () => {
  expect(() => describeBuild(bundle, [{ path: '/gone', modules: ['/Gone.tsx'] }])).toThrow(
    'No chunk holds /Gone.tsx.',
  )
})

test('error: a build without an entry ends', () => {
  expect(() => describeBuild({}, [])).toThrow('The build has no entry.')
})
