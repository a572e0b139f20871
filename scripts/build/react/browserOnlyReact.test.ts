// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { createRoot } from 'react-dom/client'
import { afterAll, expect, test, vi } from 'vitest'
import { browserOnlyReact, withoutLeftOut } from './browserOnlyReact.ts'
import { useEverything } from './everything.tsx'
import { leftOut } from './leftOut.ts'

// Both are compared as they ship, and elements are made by the same React.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))
vi.mock('react/jsx-dev-runtime', async () => {
  const runtime = await import('react/jsx-runtime')
  return { ...runtime, jsxDEV: runtime.jsx }
})

afterAll(() => void vi.unstubAllEnvs())

const file = resolve('node_modules/react-dom/cjs/react-dom-client.production.js')
const published = readFileSync(file, 'utf8')

test('what is left of React does what the published one does', async () => {
  const expected = await useEverything(clientOf(published))
  expect(expected.said).toContain('caught it broke')
  expect(await useEverything(clientOf(withoutLeftOut(published)))).toEqual(expected)
})

test('every function that is left out is one of React, and a React that reads otherwise fails the build', () => {
  for (const name of leftOut.flatMap(({ functions }) => Object.keys(functions))) {
    const renamed = published.replace(`\nfunction ${name}(`, `\nfunction ${name}Again(`)
    expect(() => withoutLeftOut(renamed)).toThrow(name)
  }
})

test('code that needs what is left out of React fails the build', () => {
  expect(() => build("import { useActionState } from 'react'")).toThrow('src/Form.tsx needs useActionState')
  expect(build("import { useState } from 'react'")).toBeUndefined()
})

/** What a file of `react-dom/client` exports, on the React that tests have. */
function clientOf(code: string): typeof createRoot {
  const exports: { createRoot?: typeof createRoot } = {}
  new Function('require', 'exports', code)(createRequire(file), exports)
  if (!exports.createRoot) throw new Error('The file exports no createRoot.')
  return exports.createRoot
}

function build(code: string): unknown {
  const { transform } = browserOnlyReact()
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.')
  const error = (message: string) => {
    throw new Error(message)
  }
  return transform.call({ error } as never, code, '/app/src/Form.tsx')
}
