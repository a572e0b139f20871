import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nameAfterChain, openChainFolder, rememberChain } from './chainFolder.ts'

const host = '127.0.0.1:8545'
const chain = (digit: string) => ({ chainId: 31337, genesisHash: `0x${digit.repeat(64)}` })

async function makeBase() {
  const base = await mkdtemp(join(tmpdir(), 'tideline-chains-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  return base
}

test('the folder of a chain that replaced another one during the sync is renamed after it', async () => {
  const base = await makeBase()
  const { folder } = await openChainFolder(base, host, chain('a'))
  await rememberChain(folder, host, chain('b'))
  await nameAfterChain(folder)
  expect(await readdir(join(base, 'chains'))).toEqual(['31337-bbbbbbbb'])
  const again = await openChainFolder(base, host, chain('b'))
  expect(again).toEqual({ folder: join(base, 'chains/31337-bbbbbbbb'), notice: null })
})

test('a folder that has another chain than its name says is not given to the chain of that name', async () => {
  const base = await makeBase()
  const { folder } = await openChainFolder(base, host, chain('a'))
  await rememberChain(folder, host, chain('b'))
  expect((await openChainFolder(base, host, chain('a'))).folder).not.toBe(folder)
})
