import {
  type Address,
  createPublicClient,
  createWalletClient,
  formatUnits,
  type Hash,
  http,
  maxUint256,
  type PublicClient,
  parseAbi,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { hlpmmFactoryAbi } from '../../spec/abi/hlpmmFactory.ts'
import { hlpmmRouterAbi } from '../../spec/abi/hlpmmRouter.ts'
import type { Config } from '../fixtures.ts'

const mnemonic = 'test test test test test test test test test test test junk'
const viewsAbi = parseAbi([
  'function factory() view returns (address)',
  'function marketNFT() view returns (address)',
  'function token() view returns (address)',
  'function nftId() view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function getApprovedStablecoins() view returns (address[])',
  'function quoteStableToToken(uint256 amountIn, address token) view returns (uint256 tokens, uint256 impact)',
])
const tokenAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount) returns (bool)',
])

/** Gives a development account `usd` base units of the preferred stablecoin, and lets the router take `allowed` of them. */
export async function equip(config: Config, usd: bigint, account: number, allowed = usd) {
  await traderOn(config, usd, account, allowed)
}

/** Buys from a market for `usd` base units with a development account of its own; resolves when it is mined. */
export async function buy(config: Config, pool: Address, usd: bigint, account = 19): Promise<Hash> {
  const { trader, node, wallet, mined, stablecoin } = await traderOn(config, usd, account)
  const token = await node.readContract({ address: pool, abi: viewsAbi, functionName: 'token' })
  return mined(
    await wallet.writeContract({
      address: curveOf(config).router,
      abi: hlpmmRouterAbi,
      functionName: 'swapExactStableForTokens',
      args: [usd, 0n, stablecoin, token, trader.address, maxUint256],
      gas: 900_000n,
    }),
  )
}

/** The number of accounts of the mnemonic to which the node gives coins. */
const fundedAccounts = 60

function curveOf({ curve }: Config) {
  if (!curve) throw new Error('The network has no contracts of markets.')
  return curve
}

/** An account with `usd` base units of the preferred stablecoin, of which the router may take `allowed`. */
async function traderOn(config: Config, usd: bigint, account: number, allowed = usd) {
  const { router, registry } = curveOf(config)
  const trader = mnemonicToAccount(mnemonic, { addressIndex: account })
  const transport = http(config.rpcUrl)
  const node = createPublicClient({ chain: foundry, transport, pollingInterval: 200 })
  const wallet = createWalletClient({ account: trader, chain: foundry, transport })
  const [stablecoin] = await node.readContract({
    address: registry,
    abi: viewsAbi,
    functionName: 'getApprovedStablecoins',
  })
  if (stablecoin === undefined) throw new Error('No stablecoin is approved.')
  const token = { address: stablecoin, abi: tokenAbi } as const
  const mined = async (hash: Hash) => {
    const { status } = await node.waitForTransactionReceipt({ hash, timeout: 30_000 })
    if (status !== 'success') throw new Error(`The transaction ${hash} was reverted.`)
    return hash
  }
  await fund(node, trader.address, account)
  await mined(await wallet.writeContract({ ...token, functionName: 'mint', args: [trader.address, usd] }))
  await mined(await wallet.writeContract({ ...token, functionName: 'approve', args: [router, allowed] }))
  return { trader, node, wallet, mined, stablecoin }
}

async function fund(node: PublicClient, address: Address, account: number) {
  if (account < fundedAccounts) return
  await node.request({ method: 'anvil_setBalance', params: [address, '0x56bc75e2d63100000'] } as never)
}

/** Creates a market with a development account of its own; resolves to that account when it is mined. */
export async function createMarket(config: Config, symbol: string, account = 19): Promise<Address> {
  const creator = mnemonicToAccount(mnemonic, { addressIndex: account })
  const transport = http(config.rpcUrl)
  const node = createPublicClient({ chain: foundry, transport, pollingInterval: 200 })
  const wallet = createWalletClient({ account: creator, chain: foundry, transport })
  await fund(node, creator.address, account)
  const factory = await factoryOf(config, node)
  const hash = await wallet.writeContract({
    address: factory,
    abi: hlpmmFactoryAbi,
    functionName: 'createMarket',
    args: [symbol, symbol, '', 0],
    gas: 8_000_000n,
  })
  const { status } = await node.waitForTransactionReceipt({ hash, timeout: 30_000 })
  if (status !== 'success') throw new Error(`The transaction ${hash} was reverted.`)
  return creator.address
}

function factoryOf(config: Config, node: PublicClient): Promise<Address> {
  return node.readContract({ address: curveOf(config).router, abi: viewsAbi, functionName: 'factory' })
}

/** The quoter's current payout for a purchase of `usd` base units, in whole tokens. */
export async function quoteBuy(config: Config, pool: Address, usd: bigint): Promise<string> {
  const node = createPublicClient({ chain: foundry, transport: http(config.rpcUrl) })
  const token = await node.readContract({ address: pool, abi: viewsAbi, functionName: 'token' })
  const [tokens] = await node.readContract({
    address: curveOf(config).quoter,
    abi: viewsAbi,
    functionName: 'quoteStableToToken',
    args: [usd, token],
  })
  return formatUnits(tokens, 18)
}

/** The current owner of a pool's NFT, by the contracts. */
export async function feeOwner(config: Config, pool: Address): Promise<Address> {
  const node = createPublicClient({ chain: foundry, transport: http(config.rpcUrl) })
  const factory = await factoryOf(config, node)
  const [nft, id] = await Promise.all([
    node.readContract({ address: factory, abi: viewsAbi, functionName: 'marketNFT' }),
    node.readContract({ address: pool, abi: viewsAbi, functionName: 'nftId' }),
  ])
  return node.readContract({ abi: viewsAbi, address: nft, functionName: 'ownerOf', args: [id] })
}
