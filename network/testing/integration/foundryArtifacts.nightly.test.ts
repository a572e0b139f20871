import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, encodeAbiParameters, getAddress, type Hash, type Hex, parseAbiParameters } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ForeignContract } from '#network/testing/foreign/foreignContracts.ts'
import { followNode } from '#network/testing/foreign/foreignNetwork.ts'
import { type ForeignNode, startAnvil } from '#network/testing/foreign/foreignNode.ts'
import { buildFoundryProject } from '#network/testing/foreign/foundryProject.ts'

let folder: string
let node: ForeignNode
let project: Awaited<ReturnType<typeof buildFoundryProject>>
let explorer: Awaited<ReturnType<typeof followNode>>
let vault: ForeignContract
const at: Record<string, Address> = {}

async function deploy(name: string, args: unknown[] = []): Promise<Address> {
  return getAddress(await node.deploy(await project.read(name), args))
}

/** Creates a contract with exactly this code. */
async function deployCode(code: string): Promise<Address> {
  const size = (code.length / 2).toString(16).padStart(2, '0')
  const hash = await node.send({ data: `0x60${size}600c60003960${size}6000f3${code}` as Hex })
  const receipt = await node.rpc.call<{ contractAddress: Address }>('eth_getTransactionReceipt', [hash])
  return getAddress(receipt.contractAddress)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-foundry-'))
  project = await buildFoundryProject(folder)
  vault = await project.read('Vault')
  node = await startAnvil()
  at.vault = await deploy('Vault', [1_000n])
  at.twinB = await deploy('TwinB')
  at.beacon = await deploy('Beacon', [at.vault])
  at.beaconProxy = await deploy('BeaconProxy', [at.beacon])
  at.diamond = await deploy('Diamond', [[at.vault, at.twinB]])
  at.facetsDiamond = await deploy('FacetsDiamond', [[at.vault, at.twinB]])
  at.clone = await deployCode(
    `363d3d373d3d3d363d73${at.vault.slice(2).toLowerCase()}5af43d82803e903d91602b57fd5bf3`,
  )
  at.unknown = await deployCode('60015f5260205ff3')
  explorer = await followNode(join(folder, 'data'), { rpcUrl: node.url, artifacts: project.out })
}, 120_000)

afterAll(async () => {
  await explorer?.stop()
  await node?.stop()
  await rm(folder, { recursive: true, force: true })
})

const contractOf = (address: Address | undefined) => explorer.ask(`/smart-contracts/${address}`)

test('a contract built by Foundry is served with ABI, compiler, source and arguments', async () => {
  const served = await contractOf(at.vault)
  expect(served).toMatchObject({
    name: 'Vault',
    is_verified: true,
    is_fully_verified: true,
    is_partially_verified: false,
    language: 'solidity',
    compiler_version: expect.stringMatching(/^v0\.8\.\d+\+commit\.[0-9a-f]{8}$/),
    evm_version: 'cancun',
    optimization_enabled: true,
    optimization_runs: 77,
    license_type: 'MIT',
    file_path: 'src/Vault.sol',
    source_code: project.source,
    additional_sources: [],
    constructor_args: encodeAbiParameters(parseAbiParameters('uint256'), [1_000n]),
    decoded_constructor_args: [['1000', { name: 'limit_', type: 'uint256' }]],
    proxy_type: null,
    implementations: [],
  })
  expect(served.abi).toEqual(vault.abi)
  expect(served.deployed_bytecode).toBe(await node.rpc.call('eth_getCode', [at.vault, 'latest']))
})

test('of two contracts with the same code, the explorer names the one with the same metadata', async () => {
  expect(await contractOf(at.twinB)).toMatchObject({ name: 'TwinB', is_partially_verified: false })
  expect(await explorer.ask(`/addresses/${at.twinB}`)).toMatchObject({ name: 'TwinB', is_verified: true })
})

test('a beacon proxy, a diamond and a clone name their implementations', async () => {
  const ofVault = [{ address_hash: at.vault, name: 'Vault' }]
  expect(await contractOf(at.beaconProxy)).toMatchObject({
    name: 'BeaconProxy',
    proxy_type: 'eip1967_beacon',
    implementations: ofVault,
  })
  expect(await contractOf(at.diamond)).toMatchObject({
    proxy_type: 'eip2535',
    implementations: [...ofVault, { address_hash: at.twinB, name: 'TwinB' }],
  })
  expect(await contractOf(at.facetsDiamond)).toMatchObject({
    proxy_type: 'eip2535',
    implementations: [...ofVault, { address_hash: at.twinB, name: 'TwinB' }],
  })
  expect(await contractOf(at.clone)).toMatchObject({
    name: null,
    is_verified: false,
    abi: null,
    proxy_type: 'eip1167',
    implementations: ofVault,
  })
})

test('contracts without an artifact, and accounts, have no source', async () => {
  for (const address of [at.unknown, node.accounts[3]])
    expect(await contractOf(address)).toEqual({ message: expect.stringContaining('was not found') })
})

test('an upgraded beacon runs the new implementation', async () => {
  const slot = '0x0'
  const word = `0x${at.twinB?.slice(2).toLowerCase().padStart(64, '0')}`
  await node.rpc.call('anvil_setStorageAt', [at.beacon, `0x${'0'.repeat(64)}`, word])
  expect(await node.rpc.call('eth_getStorageAt', [at.beacon, slot, 'latest'])).toBe(word)
  await node.send({ to: node.accounts[1] ?? null, value: 1n })
  await expect
    .poll(async () => (await contractOf(at.beaconProxy)).implementations, { timeout: 15_000, interval: 500 })
    .toEqual([{ address_hash: at.twinB, name: 'TwinB' }])
})

test('a call of a proxy is decoded with the implementation that it ran, also after an upgrade', async () => {
  const beacon = await deploy('Beacon', [at.vault])
  const proxy = await deploy('BeaconProxy', [beacon])
  const spend = (amount: bigint) => node.call(proxy, vault.abi, 'spend', [amount])
  const earlier = [await spend(0n), await spend(5n)]
  const later = await deploy('VaultLater')
  const word = `0x${later.slice(2).toLowerCase().padStart(64, '0')}`
  await node.rpc.call('anvil_setStorageAt', [beacon, `0x${'0'.repeat(64)}`, word])
  const afterwards = [await spend(3n), await spend(50n)]
  const told = async (hash: Hash) => {
    const { decoded_input, revert_reason } = await explorer.ask(`/transactions/${hash}`)
    return [decoded_input?.method_call, revert_reason?.method_call]
  }
  await expect
    .poll(() => told(afterwards[1] as Hash), { timeout: 15_000, interval: 500 })
    .toEqual(['spend(uint256 share)', 'NotEnough(uint256 asked, uint256 left)'])
  expect(await told(afterwards[0] as Hash)).toEqual(['spend(uint256 share)', undefined])
  expect(await told(earlier[0] as Hash)).toEqual(['spend(uint256 amount)', undefined])
  expect(await told(earlier[1] as Hash)).toEqual(['spend(uint256 amount)', undefined])
})

test('an anonymous log is decoded when exactly one event of the contract fits', async () => {
  const hash: Hash = await node.call(at.vault as Address, vault.abi, 'whisper', [7n])
  await expect
    .poll(async () => (await explorer.ask(`/transactions/${hash}/logs`)).items?.[0]?.decoded, {
      timeout: 10_000,
    })
    .toMatchObject({
      method_call: 'Secret(uint256 indexed id, uint256 amount)',
      parameters: [{ name: 'id', value: '7' }, { value: '5' }],
    })
})

test('a contract built after the start is recognised', async () => {
  const artifact = await project.read('TwinA')
  const code = '60025f5260205ff3'
  await writeFile(
    join(project.out, 'Later.json'),
    JSON.stringify({ contractName: 'Later', abi: artifact.abi, deployedBytecode: `0x${code}` }),
  )
  const later = await deployCode(code)
  await expect
    .poll(async () => (await contractOf(later)).name, { timeout: 15_000, interval: 500 })
    .toBe('Later')
})
