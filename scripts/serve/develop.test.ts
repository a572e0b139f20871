import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveDevelopment } from './develop.ts'

let app: Awaited<ReturnType<typeof serveDevelopment>>

beforeAll(async () => {
  app = await serveDevelopment({ port: 0, config: () => ({ name: 'Local' }) })
})

afterAll(() => app.stop())

async function ask(path: string) {
  return (await fetch(`http://127.0.0.1:${app.port}${path}`)).text()
}

/** Runs a classic script as a page does, with what the app's first one looks at. */
function run(script: string, then: string): unknown {
  const document = { documentElement: { dataset: {} }, readyState: 'loading', addEventListener: () => {} }
  const answers = { fetch: () => new Promise(() => {}), AbortSignal }
  return runInNewContext(`${script}\n;${then}`, { document, location: { pathname: '/tx/0x1' }, ...answers })
}

test('the page can log amounts as React does in development', async () => {
  const [script = ''] = (await ask('/')).match(/(?<=<script>).*?(?=<\/script>)/) ?? []
  expect(run(script, 'JSON.stringify([1n])')).toBe('["1n"]')
})

test('the first script is a classic one: it runs', async () => {
  const script = await ask('/src/first.js')
  expect(run(script, 'typeof globalThis.tidelineConfig')).toBe('object')
})

test('the running network says what the config is', async () => {
  expect(JSON.parse(await ask('/config.json'))).toEqual({ name: 'Local' })
})
