import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, getAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileForeign, hardhatArtifact } from '#network/testing/foreign/foreignContracts.ts'
import { followNode } from '#network/testing/foreign/foreignNetwork.ts'
import type { ForeignNode } from '#network/testing/foreign/foreignNode.ts'
import { installHardhat, startHardhat } from '#network/testing/foreign/hardhat.ts'

let folder: string
let node: ForeignNode

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-hardhat-data-'))
  node = await startHardhat(await installHardhat())
}, 300_000)

afterAll(async () => {
  await node?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('on a Hardhat node, calls, events and errors are decoded, and internal calls are read from step traces', async () => {
  const { Shell } = await compileForeign()
  const artifacts = join(folder, 'artifacts')
  await mkdir(artifacts)
  await writeFile(join(artifacts, 'Shell.json'), JSON.stringify(hardhatArtifact('Shell', Shell)))
  const [owner, other] = node.accounts as [Address, Address]
  const shell = getAddress(await node.deploy(Shell, [1_000n]))
  const minted = await node.call(shell, Shell.abi, 'mint', [other, 700n])
  const refused = await node.call(shell, Shell.abi, 'mint', [other, 7_000n])
  const paid = await node.call(shell, Shell.abi, 'pay', [other], { value: 5n })

  const data = join(folder, 'data')
  const { network, ask, health, stop } = await followNode(data, { rpcUrl: node.url, artifacts })
  expect(network.config()).toMatchObject({
    ...{ name: `Hardhat at 127.0.0.1:${node.port}`, chainId: 31_337 },
    explorer: { fromBlock: 0, internalCalls: true, indexing: false },
  })
  expect(await health()).toMatchObject({ status: 'ok', block: 4, lag: 0 })
  expect(await ask(`/transactions/${minted}`)).toMatchObject({
    ...{ status: 'ok', method: 'mint', from: { hash: getAddress(owner) } },
    ...{
      decoded_input: { method_call: 'mint(address to, uint256 amount)' },
      token_transfers: [{ method: 'mint' }],
    },
  })
  expect(await ask(`/transactions/${refused}`)).toMatchObject({
    status: 'error',
    revert_reason: { method_call: 'TooMany(uint256 wanted, uint256 maximum)' },
  })
  expect(await ask(`/transactions/${paid}/internal-transactions`)).toMatchObject({
    items: [
      { type: 'call', value: '5', success: true, from: { hash: shell }, to: { hash: getAddress(other) } },
    ],
  })
  const balance = BigInt(await node.rpc.call<string>('eth_getBalance', [other, 'latest']))
  expect((await ask(`/addresses/${other}`)).coin_balance).toBe(balance.toString())

  await node.call(shell, Shell.abi, 'polish', ['live'])
  await expect.poll(async () => (await health()).block, { timeout: 10_000 }).toBe(5)
  expect((await ask('/main-page/transactions'))[0]).toMatchObject({ method: 'polish' })
  await stop()
}, 120_000)

test('on a Hardhat node, a contract that destroys itself leaves its coins in the internal transactions', async () => {
  const rest = getAddress(`0x${'ab'.repeat(20)}`)
  const init = `0x73${rest.slice(2).toLowerCase()}ff` as const
  const hash = await node.send({ data: init, value: 40n })
  const receipt = await node.rpc.call<{ contractAddress: Address }>('eth_getTransactionReceipt', [hash])
  const created = getAddress(receipt.contractAddress)
  const { ask, health, stop } = await followNode(join(folder, 'destroyed'), { rpcUrl: node.url })
  await expect.poll(async () => (await health()).lag, { timeout: 10_000 }).toBe(0)
  expect(await ask(`/transactions/${hash}/internal-transactions`)).toMatchObject({
    items: [{ type: 'selfdestruct', value: '40', from: { hash: created }, to: { hash: rest } }],
    meta: { status: 1 },
  })
  expect(await ask(`/addresses/${created}`)).toMatchObject({
    ...{ creation_status: 'selfdestructed', is_contract: true, coin_balance: '0' },
  })
  expect((await ask(`/addresses/${rest}`)).coin_balance).toBe('40')
  expect(await ask('/main-page/indexing-status')).toMatchObject({ indexed_internal_transactions_ratio: 1 })
  await stop()
}, 120_000)
