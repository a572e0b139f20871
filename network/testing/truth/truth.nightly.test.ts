import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startNetwork } from '#network/network.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { replayChain } from './chainReplay.ts'
import { compareNetwork } from './compareNetwork.ts'

test('serves the figures of its whole chain before and after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-truth-'))
  const node = await findFreePort()
  const start = () =>
    startNetwork({
      settings: {
        folder,
        databaseUrl: undefined,
        ports: { node, indexer: 0, explorer: 0, lending: 0 },
        blockTime: 3_600,
      },
      density: 0.3,
      live: false,
    })
  const first = await start()
  const chain = await replayChain(first.urls.node)
  const before = await compareNetwork(first, chain, Number.POSITIVE_INFINITY)
  await first.stop()
  expect(before).toEqual({ figures: expect.any(Number), wrong: [] })
  expect(before.figures).toBeGreaterThanOrEqual(25_000)

  const second = await start()
  const after = await compareNetwork(second, chain, Number.POSITIVE_INFINITY)
  await second.stop()
  expect(after).toEqual(before)
  await rm(folder, { recursive: true, force: true })
}, 3_600_000)
