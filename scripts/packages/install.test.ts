import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('error: a Node that the packages do not run on ends the command with one sentence', () => {
  const program = `
    Object.defineProperty(process.versions, 'node', { value: '18.20.4' })
    const { install } = await import('./scripts/packages/install.mjs')
    install()
    console.log('installed')`
  const parameters = ['--input-type=module', '--eval', program]
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' })
  expect(stderr).toMatch(/^Tideline needs Node \^20\.19\.0 .* this is 18\.20\.4\.\n$/)
  expect([status, stdout]).toEqual([1, ''])
})

test('what the image installed is not installed again by the start, which may not write there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of ['package.json', 'package-lock.json', 'scripts/packages'])
    cpSync(path, join(folder, path), { recursive: true })
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\nmkdir -p node_modules\necho "$1" >> asked\n')
  chmodSync(join(folder, 'bin/npm'), 0o755)
  const env = { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) }
  const [, command = ''] = /^RUN (.*)$/m.exec(readFileSync('network/deploy/Dockerfile', 'utf8')) ?? []
  const start = `node --input-type=module --eval "import { install } from './scripts/packages/install.mjs'; install()"`
  for (const each of [command, start])
    expect(spawnSync('sh', ['-c', each], { cwd: folder, env, encoding: 'utf8' })).toMatchObject({ status: 0 })
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('ci\n')
})
