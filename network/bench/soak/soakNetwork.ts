import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { startLiveActivity } from '#network/seed/liveActivity.ts'
import type { Started } from './networkProcess.ts'
import { type Sample, sampleNetwork } from './sampleNetwork.ts'

/**
 * `npm run soak -- network`: lets a network live faster than life, prints what it needs, and fails when that passes the
 * bounds. The short form replaces the node once or more, by giving it little memory; `--blocks 43200` is a day. The
 * variables of the network, like `TIDELINE_KEEP_MEGABYTES`, hold here too.
 */

const { values } = parseArgs({
  options: {
    blocks: { type: 'string', default: '400' },
    'node-memory': { type: 'string', default: '140' },
    pause: { type: 'string', default: '100' },
  },
})
const bounds = { node: Math.max(600, Number(values['node-memory']) * 2), services: 500 }
const blocks = Number(values.blocks)

const folder = await mkdtemp(join(tmpdir(), 'tideline-soak-'))
const nodePort = await findFreePort()
const script = new URL('networkProcess.ts', import.meta.url)
// The flags of `npm start`: they keep V8 from letting garbage wait until it is three times what is in use.
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=40']
const child = fork(script, [folder, String(nodePort), values['node-memory']], {
  execArgv: [...flags, '--import', 'tsx'],
})
const ended = new Promise((resolve) => child.once('exit', resolve))
const code = await soak(child).finally(async () => {
  if (child.connected) child.disconnect()
  await ended
  await rm(folder, { recursive: true })
})
process.exit(code)

async function soak(network: ChildProcess): Promise<number> {
  const { urls, deployment } = await new Promise<Started>((resolve, reject) => {
    network.once('message', (message) => resolve(message as Started))
    network.once('exit', () => reject(new Error('The network does not start.')))
  })
  const rpc = createRpc(urls.node)
  const pause = Number(values.pause)
  const activity = await startLiveActivity({ rpcUrl: urls.node, deployment, seed: 'soak', pause })
  const samples: Sample[] = []
  console.log('blocks  node MB  services MB  chain file MB  database MB  its log  kept from  node replaced')
  for (let block = 0; block <= blocks; block++) {
    if (block % Math.ceil(blocks / 12) === 0) {
      const sample = await sampleNetwork(folder, network.pid ?? 0)
      samples.push(sample)
      const replaced = new Set(samples.map(({ nodeProcess }) => nodeProcess)).size - 1
      const { node, services, chainFile, database, databaseLog } = sample
      const figures = [
        block,
        node,
        services,
        chainFile,
        database,
        databaseLog,
        await keptFrom(urls),
        replaced,
      ]
      const widths = [6, 9, 13, 15, 13, 9, 11, 15]
      console.log(figures.map((figure, at) => String(figure).padStart(widths[at] ?? 0)).join(''))
    }
    await wait(pause)
    await rpc.call('evm_mine')
  }
  await activity.stop()
  const most = (of: 'node' | 'services') => Math.max(...samples.map((sample) => sample[of]))
  const passed = (['node', 'services'] as const).filter((of) => most(of) > bounds[of])
  for (const of of passed) console.log(`${of}: ${most(of)} MB are more than ${bounds[of]}.`)
  return passed.length === 0 ? 0 : 1
}

/** The first block whose records are still there. */
async function keptFrom({ explorer }: Started['urls']): Promise<number> {
  const health = await fetch(new URL('/health', explorer))
  return ((await health.json()) as { keptFrom: number }).keptFrom
}
