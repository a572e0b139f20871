import { toEventSelector, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { feeCollectorAbi } from '#spec/abi/feeCollector.ts'
import { hlpmmErrorsAbi } from '#spec/abi/hlpmmErrors.ts'
import { hlpmmEventsAbi } from '#spec/abi/hlpmmEvents.ts'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { hlpmmNftAbi } from '#spec/abi/hlpmmNft.ts'
import { hlpmmPoolAbi } from '#spec/abi/hlpmmPool.ts'
import { hlpmmQuoterAbi } from '#spec/abi/hlpmmQuoter.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { stablecoinRegistryAbi } from '#spec/abi/stablecoinRegistry.ts'

/* An unmodified client of HLPMM V2 works here: these are the selectors and topics of the original contracts. */

type AbiPart = readonly { type: string; name?: string }[]

function item<Type extends string>(abi: AbiPart, type: Type, name: string) {
  const found = abi.find((entry) => entry.type === type && entry.name === name)
  if (!found) throw new Error(`There is no ${type} ${name}.`)
  return found
}

function selector(abi: AbiPart, name: string) {
  return toFunctionSelector(item(abi, 'function', name) as Parameters<typeof toFunctionSelector>[0])
}

test.each([
  ['router', hlpmmRouterAbi, 'swapExactStableForTokens', '0x3d9d5cd9'],
  ['router', hlpmmRouterAbi, 'swapExactTokensForStable', '0x97f74a56'],
  ['router', hlpmmRouterAbi, 'swapExactTokensForTokens', '0x3e85d596'],
  ['router', hlpmmRouterAbi, 'swapExactTokensForTokensMultiHop', '0x9e15703c'],
  ['quoter', hlpmmQuoterAbi, 'quoteStableToToken', '0xb58c55a5'],
  ['quoter', hlpmmQuoterAbi, 'quoteTokenToStable', '0xf8db8698'],
  ['quoter', hlpmmQuoterAbi, 'quoteExactInput', '0x2b924dc0'],
  ['quoter', hlpmmQuoterAbi, 'getPoolInfo', '0x06bfa938'],
  ['factory', hlpmmFactoryAbi, 'createMarket', '0xb13834ea'],
  ['factory', hlpmmFactoryAbi, 'tokenToPool', '0x989796b5'],
  ['factory', hlpmmFactoryAbi, 'poolToToken', '0x8bc90a0a'],
  ['pool', hlpmmPoolAbi, 'swap', '0xd5bcb9b5'],
  ['pool', hlpmmPoolAbi, 'getReserves', '0x0902f1ac'],
  ['pool', hlpmmPoolAbi, 'virtualReserveUSD', '0x4fb6e93a'],
  ['pool', hlpmmPoolAbi, 'realReserveUSD', '0x79532e5d'],
  ['pool', hlpmmPoolAbi, 'reserveToken', '0xf4325d67'],
  ['pool', hlpmmPoolAbi, 'getSpotPrice', '0xdc76fabc'],
  ['pool', hlpmmPoolAbi, 'getMarketCap', '0x90825c28'],
  ['pool', hlpmmPoolAbi, 'getVolatility', '0x3af2888b'],
  ['registry', stablecoinRegistryAbi, 'isApprovedStablecoin', '0x85518971'],
  ['registry', stablecoinRegistryAbi, 'getApprovedStablecoins', '0x674bcf10'],
  ['market NFT', hlpmmNftAbi, 'feeStrategy', '0xf6085bdb'],
  ['market NFT', hlpmmNftAbi, 'setFeeStrategy', '0x9fcf8f62'],
  ['market NFT', hlpmmNftAbi, 'claimFees', '0xac68a748'],
  ['fee collector', feeCollectorAbi, 'pendingFees', '0xa2b93478'],
])('the %s has the original selector of %3$s', (_, abi, name, expected) => {
  expect(selector(abi, name)).toBe(expected)
})

test.each([
  ['factory', hlpmmFactoryAbi, 'getPool getAllPools getPoolCount allPools marketCount nftToPool VIRTUAL_USD'],
  ['factory', hlpmmFactoryAbi, 'INITIAL_TOKENS stablecoinRegistry eventEmitter marketNFT feeCollector'],
  ['factory', hlpmmFactoryAbi, 'creatorNonce computeTokenAddress'],
  ['pool', hlpmmPoolAbi, 'createdAt nftId token cumulativeFees getStableBalance getTotalStableBalance sync'],
  ['router', hlpmmRouterAbi, 'factory stablecoinRegistry'],
  ['quoter', hlpmmQuoterAbi, 'factory'],
  ['registry', stablecoinRegistryAbi, 'stablecoinCount'],
  ['market NFT', hlpmmNftAbi, 'nftToPool totalMinted ownerOf tokenURI'],
])('the %s also has the functions %3$s', (_, abi, names) => {
  for (const name of names.split(' ')) expect(selector(abi, name)).toMatch(/^0x/)
})

test.each([
  ['MarketCreated', hlpmmEventsAbi, '0x55290c43'],
  ['Swap', hlpmmEventsAbi, '0x1d1b3ae3'],
  ['TokenTransfer', hlpmmEventsAbi, '0x550c90ec'],
  ['FeeClaimed', hlpmmEventsAbi, '0x8d9dce9e'],
  ['FeeStrategyUpdated', hlpmmEventsAbi, '0x9f76c442'],
  ['VolatilityUpdated', hlpmmEventsAbi, '0x730d009f'],
  ['Sync', hlpmmPoolAbi, '0xcf2aa508'],
  ['MarketCreated', hlpmmFactoryAbi, '0x75ff60a1'],
])('the event %s has the original topic', (name, abi: AbiPart, expected) => {
  const event = item(abi, 'event', name) as Parameters<typeof toEventSelector>[0]
  expect(toEventSelector(event).slice(0, 10)).toBe(expected)
})

test.each([
  ['Expired', '0x203d82d8'],
  ['InvalidPath', '0x20db8267'],
  ['PoolNotFound', '0x76ecffc0'],
  ['InsufficientOutput', '0xbb2875c3'],
  ['NotApprovedStablecoin', '0xbba14dc3'],
  ['ZeroAmount', '0x1f2a2005'],
  ['InvalidToken', '0xc1ab6dc1'],
  ['InsufficientRealLiquidity', '0x910c1577'],
  ['ReentrancyGuard', '0x8beb9d16'],
  ['Unauthorized', '0x82b42900'],
  ['NoFeesToDistribute', '0xf164e135'],
  ['InsufficientBalance', '0xf4d678b8'],
  ['InsufficientAllowance', '0x13be252b'],
  ['NotOwnerOrApproved', '0xdb1453ce'],
  ['InvalidTokenId', '0x3f6cc768'],
])('the error %s has the original selector', (name, expected) => {
  expect(toFunctionSelector({ ...item(hlpmmErrorsAbi, 'error', name), type: 'function' } as never)).toBe(
    expected,
  )
})

test.each([
  ['InvalidName', '0x430f13b3'],
  ['InvalidSymbol', '0x04119bc4'],
])('the factory refuses with the original error %s', (name, expected) => {
  expect(toFunctionSelector({ ...item(hlpmmFactoryAbi, 'error', name), type: 'function' } as never)).toBe(
    expected,
  )
})
