import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { type Artifacts, compileContracts, settings } from './compile.ts'

let artifacts: Artifacts

beforeAll(async () => {
  artifacts = await compileContracts()
}, 180_000)

test('every contract is within the chain’s size limit', () => {
  const sizes = Object.values(artifacts).map(({ deployedBytecode }) => (deployedBytecode.length - 2) / 2)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(24_576)
})

test('a second compilation is read from the cache', async () => {
  expect(await compileContracts()).toEqual(artifacts)
})

test('forge compiles with the same settings as the deployment', async () => {
  const file = await readFile(new URL('../foundry.toml', import.meta.url), 'utf8')
  const { optimizer, evmVersion } = settings
  expect(file).toContain(`\nevm_version = "${evmVersion}"\n`)
  expect(file).toContain(`\noptimizer = ${optimizer.enabled}\n`)
  expect(file).toContain(`\noptimizer_runs = ${optimizer.runs}\n`)
})

test('tests of contracts are not deployed', () => {
  expect(Object.keys(artifacts)).toContain('HlpmmPool')
  expect(Object.keys(artifacts).filter((name) => /Test|Handler/.test(name))).toEqual(['TestToken'])
})
