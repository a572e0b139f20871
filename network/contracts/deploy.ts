import {
  type Address,
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  parseGwei,
  parseUnits,
} from 'viem'
import { accountRoles, devAccount } from './accounts.ts'
import type { Artifact, Artifacts } from './compile.ts'
import { firstReserves } from './lendingReserves.ts'

/** Where everything on the local network is. */
export type Deployment = {
  stablecoin: Address
  wrappedEther: Address
  wrappedBitcoin: Address
  priceOracle: Address
  lendingPool: Address
  collectible: Address
  multiToken: Address
  playground: Address
  /** The approved stablecoins of the markets, the preferred one first. All have 18 decimals. */
  marketStablecoins: [Address, Address, Address]
  stablecoinRegistry: Address
  marketFactory: Address
  marketRouter: Address
  marketQuoter: Address
  marketNft: Address
  marketEvents: Address
  feeCollector: Address
}

type DeployOptions = {
  rpcUrl: string
  artifacts: Artifacts
  /** Length of a credit cycle in seconds. An hour shows a paid cycle within one sitting and 168 of them in a week. */
  cycleLength?: number
}

type Call = { to?: Address; data: Hex }

const gas = 12_000_000n
const fees = { maxFeePerGas: parseGwei('4'), maxPriorityFeePerGas: parseGwei('1') }

/**
 * Deploys every contract from account 0 and lists the first assets from account 1. Both must be unused, so that the
 * addresses are the same on every network. Works on a node that mines by itself and on one that waits to be told.
 */
export async function deployContracts({
  rpcUrl,
  artifacts,
  cycleLength = 3600,
}: DeployOptions): Promise<Deployment> {
  const deployer = devAccount(accountRoles.deployer)
  const operator = devAccount(accountRoles.operator).address
  const address = (nonce: bigint) => getContractAddress({ from: deployer.address, nonce })
  const marketFactory = address(16n)
  const deployment: Deployment = {
    stablecoin: address(0n),
    wrappedEther: address(1n),
    wrappedBitcoin: address(2n),
    priceOracle: address(3n),
    lendingPool: address(4n),
    collectible: address(5n),
    multiToken: address(6n),
    playground: address(7n),
    marketStablecoins: [address(12n), address(13n), address(14n)],
    stablecoinRegistry: address(15n),
    marketFactory,
    marketRouter: address(17n),
    marketQuoter: address(18n),
    marketEvents: getContractAddress({ from: marketFactory, nonce: 1n }),
    feeCollector: getContractAddress({ from: marketFactory, nonce: 2n }),
    marketNft: getContractAddress({ from: marketFactory, nonce: 3n }),
  }

  const libraries = {
    LendingViewLogic: address(9n),
    LendingBorrowing: address(10n),
    LendingLiquidation: address(11n),
  }
  const create = (name: string, ...args: unknown[]): Call => {
    const artifact = artifacts[name]
    if (!artifact) throw new Error(`There is no contract named ${name}.`)
    return { data: encodeDeployData({ abi: artifact.abi, bytecode: link(artifact, libraries), args }) }
  }
  await sendAll(rpcUrl, accountRoles.deployer, [
    create('TestToken', 'Tide Dollar', 'TUSD', 6, parseUnits('1000000', 6)),
    create('PermitToken', 'Wrapped Ether', 'WETH', 18, parseUnits('500', 18)),
    create('TestToken', 'Wrapped Bitcoin', 'WBTC', 8, parseUnits('20', 8)),
    create('PriceOracle', operator),
    create('LendingPool', deployment.priceOracle, address(8n), cycleLength, operator),
    create('Collectible'),
    create('MultiToken'),
    create('Playground'),
    create('PTokenFactory'),
    ...Object.keys(libraries).map((library) => create(library)),
    create('PermitToken', 'Harbour Dollar', 'HUSD', 18, parseUnits('1000000', 18)),
    create('TestToken', 'Reef Dollar', 'RUSD', 18, parseUnits('1000000', 18)),
    create('TestToken', 'Lantern Dollar', 'LNUSD', 18, parseUnits('1000000', 18)),
    create('StablecoinRegistry', operator, deployment.marketStablecoins),
    create('HlpmmFactory', deployment.stablecoinRegistry),
    create('HlpmmRouter', marketFactory, deployment.stablecoinRegistry),
    create('HlpmmQuoter', marketFactory),
  ])

  const call = (name: string, to: Address, functionName: string, ...args: unknown[]): Call => ({
    to,
    data: encodeFunctionData({ abi: artifacts[name]?.abi ?? [], functionName, args }),
  })
  await sendAll(
    rpcUrl,
    accountRoles.operator,
    firstReserves(deployment).flatMap(({ asset, price, config }) => [
      call('PriceOracle', deployment.priceOracle, 'setPrice', asset, price),
      call('LendingPool', deployment.lendingPool, 'configure', asset, config),
    ]),
  )
  return deployment
}

/** Puts the addresses of libraries into a contract's code. */
function link({ bytecode, libraries }: Artifact, addresses: Record<string, Address>): Hex {
  return Object.entries(libraries).reduce<Hex>((code, [name, placeholder]) => {
    const address = addresses[name]
    if (!address) throw new Error(`The library ${name} is not deployed.`)
    return code.replaceAll(placeholder, address.slice(2).toLowerCase()) as Hex
  }, bytecode)
}

async function sendAll(rpcUrl: string, accountIndex: number, calls: Call[]) {
  const account = devAccount(accountIndex)
  const transport = http(rpcUrl)
  const wallet = createWalletClient({ account, transport })
  const client = createPublicClient({ transport, pollingInterval: 100 })
  if ((await client.getTransactionCount({ address: account.address })) !== 0) {
    throw new Error(
      `Account ${accountIndex} (${account.address}) has been used: the contracts need a fresh chain.`,
    )
  }

  const hashes: Hex[] = []
  for (const [nonce, call] of calls.entries()) {
    hashes.push(await wallet.sendTransaction({ ...call, ...fees, gas, nonce, chain: null }))
    // A block for each: twelve million gas twice may not fit one. A node that mines by itself needs no telling.
    await client.request({ method: 'evm_mine' as never }).catch(() => {})
  }
  for (const hash of hashes) {
    const { status } = await client.waitForTransactionReceipt({ hash, timeout: 60_000 })
    if (status !== 'success') throw new Error(`Deployment transaction ${hash} was reverted.`)
  }
}
