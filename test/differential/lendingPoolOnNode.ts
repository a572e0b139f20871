import { type Address, type Hex, maxUint256, numberToHex, parseUnits } from 'viem'
import { decodeUserState, type UserState, userStateCall } from '#interfaces/lending/views.ts'
import { accountRoles, devAccount } from '#network/contracts/accounts.ts'
import { curveTokenTerms } from '#network/contracts/lendingReserves.ts'
import { startTestChain, type TestChain } from '#network/testing/contracts/testChain.ts'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { priceOracleAbi } from '#spec/abi/priceOracle.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { creditRecords } from './creditRecords.ts'

/** Credit cycles of an hour, as on the local network. */
const cycleLength = 3_600
const forever = 2n ** 40n

/** A lending pool on a real node with accounts that hold every asset, one of them the token of a market. */
export async function startLendingPool() {
  const chain = await startTestChain({ cycleLength })
  const { stablecoin, wrappedEther, wrappedBitcoin, lendingPool, priceOracle } = chain.deployment
  const { marketStablecoins, marketRouter } = chain.deployment
  const operator = devAccount(accountRoles.operator).address
  const trader = devAccount(57).address
  const accounts = Array.from({ length: 6 }, (_, index) => devAccount(50 + index).address)

  const pool = (from: Address, functionName: string, ...args: unknown[]) =>
    chain.send(from, { address: lendingPool, abi: lendingPoolAbi, functionName, args })
  const token = (from: Address, address: Address, functionName: string, ...args: unknown[]) =>
    chain.send(from, { address, abi: testTokenAbi, functionName, args })
  const oracle = (functionName: string, ...args: unknown[]) =>
    chain.send(operator, { address: priceOracle, abi: priceOracleAbi, functionName, args })

  const market = await openMarket(chain, operator)
  await oracle('setMarket', market.token, market.pool)
  await pool(operator, 'configure', market.token, curveTokenTerms)
  const assets = [
    { asset: stablecoin, decimals: 6, plenty: parseUnits('900000', 6) },
    { asset: wrappedEther, decimals: 18, plenty: parseUnits('400', 18) },
    { asset: wrappedBitcoin, decimals: 8, plenty: parseUnits('15', 8) },
  ]
  const [coin] = marketStablecoins
  await token(trader, coin, 'mint', trader, parseUnits('1000000', 18))
  await token(trader, coin, 'approve', marketRouter, maxUint256)
  for (const person of accounts) {
    for (const { asset, plenty } of assets) {
      await token(person, asset, 'mint', person, plenty)
      await token(person, asset, 'approve', lendingPool, maxUint256)
    }
    await buy(parseUnits('2000', 18), person)
    await token(person, market.token, 'approve', lendingPool, maxUint256)
    // `sync` writes the person's credit record, which begins with the score.
    await pool(person, 'sync', stablecoin, person)
  }

  /** Buys on the market, which moves the price of its token. The tokens go to `to`. */
  function buy(dollars: bigint, to: Address = trader) {
    return chain.send(trader, {
      address: marketRouter,
      abi: hlpmmRouterAbi,
      functionName: 'swapExactStableForTokens',
      args: [dollars, 0n, coin, market.token, to, forever],
    })
  }

  /** The user's state as a block at `time` would find it. */
  async function stateAt(user: Address, time: bigint): Promise<UserState> {
    const call = userStateCall(lendingPool, user)
    const data = await chain.client.request({
      method: 'eth_call',
      params: [call, 'latest', {}, { time: numberToHex(time) }] as never,
    })
    return decodeUserState(data as Hex)
  }

  /** Sends a call in a block of exactly `time`. Null when it succeeded, else the data it reverted with. */
  async function sendAt(time: bigint, from: Address, to: Address, data: Hex): Promise<Hex | null> {
    const hash = await chain.time.sendUnsignedTransaction({ from, to, data, gas: 5_000_000n })
    await chain.client.request({ method: 'evm_mine', params: [numberToHex(time)] } as never)
    const [receipt, found] = await Promise.all([chain.client.getTransactionReceipt({ hash }), now()])
    if (found !== time) throw new Error(`The block is not of ${time}.`)
    if (receipt.status === 'success') return null
    const before = numberToHex(receipt.blockNumber - 1n)
    const error = await chain.client
      .request({
        method: 'eth_call',
        params: [{ from, to, data }, before, {}, { time: numberToHex(time) }] as never,
      })
      .catch((cause) => cause)
    return error.cause?.data ?? error.data ?? error.details ?? '0x'
  }

  async function now(): Promise<bigint> {
    return (await chain.client.getBlock()).timestamp
  }

  const setScore = creditRecords(chain, {
    sync: (user) => pool(user, 'sync', stablecoin, user),
    score: async (user) => (await stateAt(user, await now())).account.creditScore,
  })

  return {
    ...chain,
    lendingPool,
    poolAbi: lendingPoolAbi,
    operator,
    accounts,
    assets,
    market,
    pool,
    oracle,
    buy,
    stateAt,
    sendAt,
    now,
    setScore,
  }
}

export type LendingPoolOnNode = Awaited<ReturnType<typeof startLendingPool>>

/** Opens a market whose token is collateral: its price moves with every trade, away from its average. */
async function openMarket({ send, client, deployment }: TestChain, operator: Address) {
  const factory = { address: deployment.marketFactory, abi: hlpmmFactoryAbi } as const
  await send(operator, { ...factory, functionName: 'createMarket', args: ['Tide', 'TIDE', '', 0] })
  const pool = await client.readContract({ ...factory, functionName: 'allPools', args: [0n] })
  const token = await client.readContract({ ...factory, functionName: 'poolToToken', args: [pool] })
  return { pool, token }
}
