import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#network/node/freePort.ts'
import { connect, type ForeignNode } from './foreignNode.ts'

/** The versions that the tests run with. */
const version = '2.26.3'
const packages = [`hardhat@${version}`, '@nomicfoundation/hardhat-verify@2.1.3']

/**
 * Installs Hardhat into a temporary folder, kept for the next run. Throws an error with one sentence when npm fails.
 */
export async function installHardhat(): Promise<string> {
  const folder = join(tmpdir(), `tideline-hardhat-${version}-verify`)
  const complete = join(folder, 'complete')
  if (existsSync(complete)) return folder
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"private": true}')
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, ...packages],
    { cwd: folder, encoding: 'utf8', timeout: 240_000, shell: process.platform === 'win32' },
  )
  if (status !== 0)
    throw new Error(
      `${packages.join(' and ')} could not be installed from npm, so nothing was tried on them: ${firstError(stderr)}`,
    )
  await writeFile(complete, '')
  return folder
}

/** The program that `npx hardhat` runs. */
export function hardhatCommand(installed: string): string {
  return join(installed, 'node_modules/hardhat/internal/cli/bootstrap.js')
}

/** Starts `npx hardhat node` with the chain of a fresh project. */
export async function startHardhat(installed: string): Promise<ForeignNode> {
  const port = await findFreePort()
  const project = await mkdtemp(join(installed, 'project-'))
  await writeFile(join(project, 'package.json'), '{"private": true}')
  await writeFile(join(project, 'hardhat.config.cjs'), "module.exports = { solidity: '0.8.28' }")
  const child = spawn(process.execPath, [hardhatCommand(installed), 'node', '--port', String(port)], {
    cwd: project,
    stdio: 'ignore',
    env: { ...process.env, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' },
  })
  return connect(child, port)
}

function firstError(output: string): string {
  const line = output.split('\n').find((text) => /npm (error|ERR!)/.test(text))
  return line?.replace(/^npm (error|ERR!)\s*/, '') ?? 'npm did not end in time.'
}
