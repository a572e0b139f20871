import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('error: a Node that the packages do not run on ends the command with one sentence', () => {
  const program = `
    Object.defineProperty(process.versions, 'node', { value: '18.20.4' })
    const { install } = await import('./scripts/packages/install.mjs')
    install()
    console.log('installed')`
  const parameters = ['--input-type=module', '--eval', program]
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' })
  expect(stderr).toMatch(/^Tideline needs Node 20 \(from 20\.19\), .* this is 18\.20\.4\.\n$/)
  expect([status, stdout]).toEqual([1, ''])
})
