import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type Abi, type Address, getAddress } from 'viem'
import { findFreePort } from '#network/node/freePort.ts'
import { compileForeign, foundryArtifact } from '#network/testing/foreign/foreignContracts.ts'
import { type ForeignNode, startAnvil } from '#network/testing/foreign/foreignNode.ts'

/** A node of a user's own with one contract, and the app that explores it. */
export type OwnChain = {
  node: ForeignNode
  shell: Address
  shellAbi: Abi
  /** The address of the app. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts anvil on chain 4242 with a token, and the app beside it by one command. `artifacts` are files beside the
 * token's own, by their names. Takes half a minute.
 */
export async function startOwnChain(
  environment: Record<string, string> = {},
  artifacts: Record<string, object> = {},
): Promise<OwnChain> {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-own-'))
  const { Shell } = await compileForeign()
  await mkdir(join(folder, 'out'))
  for (const [name, artifact] of Object.entries({ Shell: foundryArtifact(Shell), ...artifacts }))
    await writeFile(join(folder, `out/${name}.json`), JSON.stringify(artifact))
  const node = await startAnvil(['--chain-id', '4242'])
  const shell = getAddress(await node.deploy(Shell, [1_000n]))
  const [port, explorer] = [await findFreePort(), await findFreePort()]
  const url = `http://127.0.0.1:${port}`
  const words = ['--rpc', node.url, '--artifacts', join(folder, 'out'), '--coin', 'Pebble:PBL']
  const app: ChildProcess = spawn(process.execPath, ['scripts/start.mjs', ...words], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TIDELINE_DATA: join(folder, 'data'),
      TIDELINE_APP_PORT: String(port),
      TIDELINE_EXPLORER_PORT: String(explorer),
      ...environment,
    },
  })
  const isServed = () =>
    fetch(`${url}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    )

  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => app.once('exit', resolve))
    if (app.kill('SIGTERM')) await ended
    await node.stop()
    await rm(folder, { recursive: true, force: true })
  }

  await expect.poll(isServed, { timeout: 90_000 }).toBe(true)
  return { node, shell, shellAbi: Shell.abi, url, stop }
}
