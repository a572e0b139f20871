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
import { curveFactoryAbi } from '../../spec/abi/marketFactory.ts'
import type { Config } from '../tideline.ts'

const mnemonic = 'test test test test test test test test test test test junk'
const poolAbi = parseAbi([
  'function stablecoin() view returns (address)',
  'function quoteBuy(uint256 usdIn) view returns (uint256 tokensOut, uint256 fee)',
  'function buy(uint256 usdIn, uint256 minimumOut, address to, uint256 deadline) returns (uint256)',
])
const tokenAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount) returns (bool)',
])

/** Gives a development account `usd` base units of what a market is paid with, and lets the market take `allowed` of them. */
export async function equip(config: Config, pool: Address, usd: bigint, account: number, allowed = usd) {
  await traderOn(config, pool, usd, account, allowed)
}

/** Buys from a market for `usd` base units with a development account of its own; resolves when it is mined. */
export async function buy(config: Config, pool: Address, usd: bigint, account = 19): Promise<Hash> {
  const { trader, wallet, mined } = await traderOn(config, pool, usd, account)
  return mined(
    await wallet.writeContract({
      address: pool,
      abi: poolAbi,
      functionName: 'buy',
      args: [usd, 0n, trader.address, maxUint256],
      gas: 500_000n,
    }),
  )
}

/** Beyond these the node gives no coins to the accounts of the mnemonic. */
const fundedAccounts = 60

/** An account with `usd` base units, of which a market may take `allowed`. */
async function traderOn(config: Config, pool: Address, usd: bigint, account: number, allowed = usd) {
  const trader = mnemonicToAccount(mnemonic, { addressIndex: account })
  const transport = http(config.rpcUrl)
  const node = createPublicClient({ chain: foundry, transport, pollingInterval: 200 })
  const wallet = createWalletClient({ account: trader, chain: foundry, transport })
  const stablecoin = await node.readContract({ address: pool, abi: poolAbi, functionName: 'stablecoin' })
  const token = { address: stablecoin, abi: tokenAbi } as const
  const mined = async (hash: Hash) => {
    const { status } = await node.waitForTransactionReceipt({ hash, timeout: 30_000 })
    if (status !== 'success') throw new Error(`The transaction ${hash} was reverted.`)
    return hash
  }
  await fund(node, trader.address, account)
  await mined(await wallet.writeContract({ ...token, functionName: 'mint', args: [trader.address, usd] }))
  await mined(await wallet.writeContract({ ...token, functionName: 'approve', args: [pool, allowed] }))
  return { trader, wallet, mined }
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
  const supply = 10n ** 26n
  await fund(node, creator.address, account)
  if (!config.curve) throw new Error('The network has no factory of markets.')
  const hash = await wallet.writeContract({
    address: config.curve.factory,
    abi: curveFactoryAbi,
    functionName: 'createMarket',
    args: [{ name: symbol, symbol, metadata: '', virtualUsd: 5_000_000_000n, supply, feeStrategy: 0 }],
    gas: 5_000_000n,
  })
  const { status } = await node.waitForTransactionReceipt({ hash, timeout: 30_000 })
  if (status !== 'success') throw new Error(`The transaction ${hash} was reverted.`)
  return creator.address
}

/** The tokens that the pool itself says a purchase of `usd` base units would give now, in whole units. */
export async function quoteBuy(config: Config, pool: Address, usd: bigint): Promise<string> {
  const node = createPublicClient({ chain: foundry, transport: http(config.rpcUrl) })
  const [tokens] = await node.readContract({
    address: pool,
    abi: poolAbi,
    functionName: 'quoteBuy',
    args: [usd],
  })
  return formatUnits(tokens, 18)
}

const feesAbi = parseAbi([
  'function feesClaimed() view returns (uint256)',
  'function marketNft() view returns (address)',
  'function nftId() view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
])

/** What a pool says it paid out of its fees, in dollars, and who owns its NFT, as the contracts say it now. */
export async function feesOnChain(config: Config, pool: Address) {
  const node = createPublicClient({ chain: foundry, transport: http(config.rpcUrl) })
  const ask = { address: pool, abi: feesAbi } as const
  const [claimed, nft, id] = await Promise.all([
    node.readContract({ ...ask, functionName: 'feesClaimed' }),
    node.readContract({ ...ask, functionName: 'marketNft' }),
    node.readContract({ ...ask, functionName: 'nftId' }),
  ])
  const owner = await node.readContract({ abi: feesAbi, address: nft, functionName: 'ownerOf', args: [id] })
  const [whole = '', fraction] = formatUnits(claimed, 6).split('.')
  const dollars = BigInt(whole).toLocaleString('en-US')
  return { claimed: fraction ? `${dollars}.${fraction}` : dollars, owner }
}
