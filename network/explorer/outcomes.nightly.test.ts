import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Address,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  getContractAddress,
  type Hash,
  type Hex,
  http,
  numberToHex,
  stringToHex,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devAccount } from '#network/contracts/accounts.ts'
import { followNode } from '#network/testing/foreign/foreignNetwork.ts'
import { type ForeignNode, startAnvil } from '#network/testing/foreign/foreignNode.ts'

/** The outcomes of transactions, contracts and authorizations on a network other than the project's own. */

let folder: string
let node: ForeignNode
let explorer: Awaited<ReturnType<typeof followNode>>
const hashes: Record<string, Hash> = {}
const at: Record<string, Address> = {}

const transferTopic = '7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const storeOne = '6001600052'
const codes = {
  invalid: 'fe',
  endless: '5b600056',
  silent: '60006000fd',
  // Each call emits a transfer: of one unit, or of the token with the id 7.
  erc20: `${storeOne}60026001${transferTopic}60206000a300`,
  erc721: `600760026001${transferTopic}60006000a400`,
  nothing: '00',
}
/** Reverts with a word while it is created. */
const failingCreation = `0x${storeOne}60206000fd` as const
/** Anvil has this contract, which creates others, in its genesis. */
const genesisContract = getAddress('0x4e59b44847b379578588920ca78fbf26c0b4956c')
/** Destroys itself while it is created. */
const shortLived = '0x33ff'

/** Destroys itself while it is created, unless it is paid. */
const rebornInit = '0x3460065733ff5b60016000f3'
const transferData = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [zeroAddress, 5n],
})

const account = (key: number) => privateKeyToAccount(numberToHex(7_000 + key, { size: 32 }))
const [willing, wrong, foreign] = [account(1), account(2), account(3)]

async function create(init: Hex): Promise<Address> {
  const hash = await node.send({ data: init })
  const receipt = await node.rpc.call<{ contractAddress: Address }>('eth_getTransactionReceipt', [hash])
  return getAddress(receipt.contractAddress)
}

function initOf(code: string): Hex {
  const size = (code.length / 2).toString(16).padStart(2, '0')
  return `0x60${size}600c60003960${size}6000f3${code}`
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-outcomes-'))
  node = await startAnvil()
  for (const [name, code] of Object.entries(codes)) at[name] = await create(initOf(code))
  for (const name of ['invalid', 'endless', 'silent'])
    hashes[name] = await node.send({ to: at[name] as Address })
  hashes.text = await node.send({ to: wrong.address, data: stringToHex('see you at noon\nyours') })
  hashes.bytes = await node.send({ to: wrong.address, data: transferData })
  at.reborn = getContractAddress({
    ...{ opcode: 'CREATE2', from: genesisContract, bytecode: rebornInit },
    salt: numberToHex(0, { size: 32 }),
  })
  await node.rpc.call('evm_setAutomine', [false])
  for (const value of ['0x0', '0x1']) {
    const data = `0x${'00'.repeat(32)}${rebornInit.slice(2)}`
    const call = {
      from: node.accounts[0],
      to: genesisContract,
      data,
      value,
      gas: '0x30d40',
      gasPrice: '0x77359400',
    }
    hashes.reborn = await node.rpc.call<Hash>('eth_sendTransaction', [call])
  }
  await node.rpc.call('evm_mine')
  await node.rpc.call('evm_setAutomine', [true])
  hashes.toGenesisContract = await node.send({ to: genesisContract, data: `0x${'00'.repeat(32)}00` })
  hashes.failingCreation = await node.send({ data: failingCreation })
  at.shortLived = await create(shortLived)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [willing.address, 5n] })
  for (const name of ['erc20', 'erc721', 'nothing'])
    hashes[`approve ${name}`] = await node.send({ to: at[name] as Address, data })

  const transport = http(node.url)
  const wallet = createWalletClient({ account: devAccount(0), chain: foundry, transport })
  const contractAddress = at.nothing as Address
  const sign = (key: typeof willing, contract: Address, rest: { nonce?: number; chainId?: number } = {}) =>
    wallet.signAuthorization({ account: key, contractAddress: contract, nonce: 0, ...rest })
  const authorizationList = [
    await sign(willing, contractAddress),
    await sign(willing, zeroAddress, { nonce: 1 }),
    await sign(willing, contractAddress, { nonce: 1 }),
    await sign(willing, contractAddress, { nonce: 2, chainId: 0 }),
    await sign(wrong, contractAddress, { nonce: 9 }),
    await sign(foreign, contractAddress, { chainId: 5 }),
  ]
  hashes.delegating = await wallet.sendTransaction({ to: willing.address, authorizationList, gas: 500_000n })
  while (!(await node.rpc.call('eth_getTransactionReceipt', [hashes.delegating])));
  explorer = await followNode(join(folder, 'data'), { rpcUrl: node.url })
}, 120_000)

afterAll(async () => {
  await explorer?.stop()
  await node?.stop()
  await rm(folder, { recursive: true, force: true })
})

const transaction = (name: string) => explorer.ask(`/transactions/${hashes[name]}`)

test('a failed transaction takes its error from the trace, not from the gas used', async () => {
  const told = async (name: string) => {
    const { result, gas_limit, gas_used } = await transaction(name)
    return [result, gas_limit === gas_used]
  }
  expect(await told('invalid')).toEqual(['Bad instruction', true])
  expect(await told('endless')).toEqual(['out of gas', true])
  expect(await told('silent')).toEqual(['Reverted', false])
})

test('a failed creation shows its revert reason', async () => {
  expect(await transaction('failingCreation')).toMatchObject({
    result: 'Reverted',
    created_contract: null,
    revert_reason: { raw: numberToHex(1, { size: 32 }) },
  })
})

test('only a contract that destroyed itself has the status selfdestructed', async () => {
  expect(await explorer.ask(`/addresses/${at.shortLived}`)).toMatchObject({
    creation_status: 'selfdestructed',
  })
  expect(await explorer.ask(`/addresses/${at.nothing}`)).toMatchObject({ creation_status: 'success' })
  expect(await explorer.ask(`/addresses/${willing.address}`)).toMatchObject({ creation_status: null })
})

test('text sent to an account has no method, the same bytes sent to a contract have one', async () => {
  expect(await transaction('text')).toMatchObject({ method: null, decoded_input: null })
  expect(await transaction('approve nothing')).toMatchObject({ method: 'approve' })
})

test('a contract destroyed and created anew in one block has its last creation', async () => {
  expect(await node.rpc.call('eth_getCode', [at.reborn, 'latest'])).toBe('0x00')
  expect(await explorer.ask(`/addresses/${at.reborn}`)).toMatchObject({
    is_contract: true,
    creation_status: 'success',
    creation_transaction_hash: hashes.reborn,
    creator_address_hash: genesisContract,
  })
})

test('input to an account without code is in no list of calls, whatever its bytes are', async () => {
  const list = async (filter: string): Promise<string[]> =>
    (await explorer.ask(`/transactions?items_count=100&${filter}`)).items.map(
      ({ hash }: { hash: string }) => hash,
    )
  const calls = await list('type=contract_call')
  expect(calls).toContain(hashes['approve nothing'])
  expect(calls).toContain(hashes.toGenesisContract)
  for (const name of ['text', 'bytes']) expect(calls).not.toContain(hashes[name])
  expect(await list('method=transfer')).not.toContain(hashes.bytes)
  expect(await transaction('bytes')).toMatchObject({
    method: null,
    decoded_input: null,
    transaction_types: [],
  })
})

test('a contract of the genesis is one once it was called', async () => {
  expect(await explorer.ask(`/addresses/${genesisContract}`)).toMatchObject({ is_contract: true })
})

test('a pending transaction with input calls an address with code only', async () => {
  await node.rpc.call('evm_setAutomine', [false])
  const send = (to: Address) =>
    node.rpc.call<Hash>('eth_sendTransaction', [
      { from: node.accounts[0], to, data: transferData, gas: '0x30d40', gasPrice: '0x77359400' },
    ])
  const [toAccount, toContract] = [await send(wrong.address), await send(at.nothing as Address)]
  const pending = await explorer.ask('/transactions?filter=pending&type=contract_call')
  expect(pending.items).toMatchObject([{ hash: toContract, method: 'transfer' }])
  expect(await explorer.ask(`/transactions/${toAccount}`)).toMatchObject({
    method: null,
    decoded_input: null,
  })
  await node.rpc.call('evm_mine')
  await node.rpc.call('evm_setAutomine', [true])
})

test('an approval is decoded by its token’s standard, and without one its parameter names both readings', async () => {
  const names = async (name: string) =>
    (await transaction(`approve ${name}`)).decoded_input.parameters.map((each: { name: string }) => each.name)
  expect(await names('erc20')).toEqual(['spender', 'amount'])
  expect(await names('erc721')).toEqual(['spender', 'tokenId'])
  expect(await names('nothing')).toEqual(['spender', 'amountOrTokenId'])
})

test('authorizations show their account, their contract and whether they took effect', async () => {
  const { authorization_list: list } = await transaction('delegating')
  type Told = { authority: Address; address_hash: Address; chain_id: number; status: string }
  const told = list.map(({ authority, address_hash, chain_id, status }: Told) => [
    authority,
    address_hash,
    chain_id,
    status,
  ])
  expect(told).toEqual([
    [willing.address, at.nothing, 31_337, 'ok'],
    [willing.address, zeroAddress, 31_337, 'ok'],
    [willing.address, at.nothing, 31_337, 'invalid_nonce'],
    [willing.address, at.nothing, 0, 'ok'],
    [wrong.address, at.nothing, 31_337, 'invalid_nonce'],
    [foreign.address, at.nothing, 5, 'invalid_chain_id'],
  ])
  const code = (address: Address) => node.rpc.call('eth_getCode', [address, 'latest'])
  expect(await code(willing.address)).toBe(`0xef0100${at.nothing?.slice(2).toLowerCase()}`)
  expect([await code(wrong.address), await code(foreign.address)]).toEqual(['0x', '0x'])
  expect((await transaction('silent')).authorization_list).toEqual([])
})
