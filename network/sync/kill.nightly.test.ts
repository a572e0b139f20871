import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deployment } from '#network/contracts/deploy.ts'
import { createRandom } from '#network/seed/random.ts'
import { openStore } from '#network/store/store.ts'
import { openManualSync } from '#network/testing/sync/manualSync.ts'
import { type MinedChain, startDeployedChain } from '#network/testing/sync/minedChain.ts'
import { type RandomActivity, startRandomActivity } from '#network/testing/sync/randomActivity.ts'
import { openRebuiltStore } from '#network/testing/sync/rebuiltStore.ts'
import { startTrader } from '#network/testing/sync/startTrader.ts'

/** SIGKILL before any statement. Each time another process opens the store, finds whole blocks and continues. */

const script = fileURLToPath(new URL('../testing/sync/syncUntilKilled.ts', import.meta.url))
const kills = 8

let chain: MinedChain
let deployment: Deployment
let activity: RandomActivity
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-kill-'))
  const started = await startDeployedChain()
  ;({ chain, deployment } = started)
  const { token } = await startTrader(chain, deployment)
  activity = await startRandomActivity(chain, { ...started, token, seed: 'kill' })
  await activity.blocks(30)
}, 120_000)

afterAll(async () => {
  await chain?.node.stop()
  await rm(folder, { recursive: true, force: true })
})

function syncUntilKilled(database: string, statements: number): Promise<NodeJS.Signals | number | null> {
  const { marketFactory, lendingPool } = deployment
  const wanted = [database, chain.node.url, marketFactory, lendingPool, String(statements)]
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...wanted], { stdio: 'ignore' })
  const timer = setTimeout(() => child.kill('SIGTERM'), 60_000)
  return new Promise((resolve) =>
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      resolve(signal ?? code)
    }),
  )
}

test('a store whose process is killed again and again, also in reorgs, equals one rebuilt from scratch', async () => {
  const random = createRandom('kill')
  const databases = ['first', 'second'].map((name) => join(folder, name)) as [string, string]
  await (await openStore({ folder: databases[0] })).close()
  await cp(...databases, { recursive: true })
  for (let kill = 0; kill < kills; kill++) {
    // The first kill comes after a few transactions, so that there is something to lose; the others come at random.
    const points = databases.map(() => (kill === 0 ? random.integer(40, 60) : random.integer(0, 45)))
    const ends = await Promise.all(
      databases.map((database, at) => syncUntilKilled(database, points[at] ?? 0)),
    )
    expect(ends, `killed before statement ${points.join(' and ')}`).toEqual(['SIGKILL', 'SIGKILL'])
    await chain.rpc.call('anvil_rollback', [12])
    await activity.blocks(12 + kill)
  }
  const rebuilt = await openRebuiltStore(chain.rpc, chain.node.url, deployment)
  for (const database of databases) {
    const store = await openStore({ folder: database })
    await (await openManualSync(chain.node.url, deployment, store)).catchUp()
    await rebuilt.expectEqual(store)
    await store.close()
  }
  await rebuilt.close()
}, 240_000)
